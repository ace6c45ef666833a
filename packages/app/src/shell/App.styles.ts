import { makeStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useAppStyles = makeStyles({
  /** The demo's bar and the page share the window's height. */
  root: {
    ...column(),
    minHeight: '100dvh',
    // The demo's console takes the left side, and the page makes room for it.
    ':has([data-demo-console])': { width: 'calc(100% - 360px)', marginInlineStart: 'auto' },
  },
})
