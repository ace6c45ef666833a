import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface, quietCaption } from '@tandem/components/styles'

export const useImportSummaryStyles = makeStyles({
  root: { padding: tokens.spacingHorizontalXL, ...surface },
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
