import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine, tabularFigures } from '../../theme/styleFragments.ts'

export const useGrowthBadgeStyles = makeStyles({
  // A tile beside an open console is narrower than the words.
  root: { ...typographyStyles.caption1, ...oneLine, maxWidth: '100%', color: tokens.colorNeutralForeground2 },
  change: { fontWeight: tokens.fontWeightSemibold, ...tabularFigures },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  flat: {},
})
