import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

export const useGrowthBadgeStyles = makeStyles({
  // A tile beside an open console is narrower than the words.
  root: { ...quietCaption, ...oneLine, maxWidth: '100%' },
  change: { fontWeight: tokens.fontWeightSemibold, ...tabularFigures },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  flat: {},
})
