import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures } from '../../theme/styleFragments.ts'

export const useCreditsBarStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
  },
  figures: { ...tabularFigures },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  exhausted: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
})
