import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useThreadPaneStyles = makeStyles({
  root: { display: 'flex', flex: '1 1 0', minWidth: 0, minHeight: 0 },
  thread: { ...column(), flex: '1 1 0', minWidth: 0, minHeight: 0 },
  messages: { ...column(), flex: '1 1 0', minHeight: 0 },
  composer: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingHorizontalM}` },
  centered: { display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
})
