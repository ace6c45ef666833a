import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures, visuallyHidden } from '../../theme/styleFragments.ts'

export const useGrowthBadgeStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    whiteSpace: 'nowrap',
    ...typographyStyles.caption1Strong,
    ...tabularFigures,
  },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  flat: { color: tokens.colorNeutralForeground2 },
  spoken: visuallyHidden,
})
