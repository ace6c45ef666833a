import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, surface, quietCaption, wrappingRow } from '@tandem/components/styles'

export const useImportSummaryStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalXL, ...surface },
  line: wrappingRow(tokens.spacingHorizontalM),
  state: { ...typographyStyles.subtitle1, margin: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  failure: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  count: { display: 'flex', flexDirection: 'column-reverse' },
  figure: { ...typographyStyles.subtitle1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  label: quietCaption,
})
