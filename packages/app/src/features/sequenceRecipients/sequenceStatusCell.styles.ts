import { makeStyles, tokens } from '@fluentui/react-components'
import { row } from '@tandem/components/styles'

export const useSequenceStatusCellStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalM), minWidth: 0, width: '100%' },
  status: { flexShrink: 0, width: '88px' },
})
