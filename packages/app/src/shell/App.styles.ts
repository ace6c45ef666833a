import { makeStyles } from '@fluentui/react-components'

export const useAppStyles = makeStyles({
  /** The demo's bar and the page share the height of the window. */
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
})
