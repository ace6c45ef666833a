import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

export const useCreditsBarStyles = makeStyles({
  root: column(tokens.spacingVerticalXS),
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, ...quietCaption },
  figures: { ...tabularFigures },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  exhausted: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
})
