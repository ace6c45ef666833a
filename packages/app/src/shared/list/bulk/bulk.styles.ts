import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useBulkRunDialogStyles = makeStyles({
  summary: { maxWidth: '520px' },
  blocked: { ...column(tokens.spacingVerticalS), margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

export const useFailedRowsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), margin: 0, maxHeight: '40dvh', overflowY: 'auto' },
  group: column(tokens.spacingVerticalXXS),
  failure: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  reason: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  rows: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
