import { makeStyles } from '@fluentui/react-components'
import { surface } from '@tandem/components/styles'

export const useListSurfaceStyles = makeStyles({
  surface: { position: 'relative', flexGrow: 1, flexBasis: 0, minHeight: 0, overflow: 'hidden', ...surface },
  table: { position: 'absolute', inset: 0 },
})
