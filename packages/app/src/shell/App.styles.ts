import { makeStyles } from '@fluentui/react-components'

export const useAppStyles = makeStyles({
  /** The demo's bar and the page share the window's height. */
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
})
