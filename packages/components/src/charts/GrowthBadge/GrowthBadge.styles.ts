import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

export const useGrowthBadgeStyles = makeStyles({
  root: { ...quietCaption, maxWidth: '100%' },
  change: { fontWeight: tokens.fontWeightSemibold, ...tabularFigures },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  flat: {},
})
