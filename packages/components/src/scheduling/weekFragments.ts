import { type GriffelStyle, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures } from '../theme/styleFragments.ts'

/** The columns of a week. */
export const weekColumns = 'repeat(7, minmax(0, 1fr))'

/** The weekday names above their columns. They stay visible while the days scroll. */
export const weekHead: GriffelStyle = {
  ...typographyStyles.caption1Strong,
  position: 'sticky',
  top: 0,
  display: 'grid',
  backgroundColor: tokens.colorNeutralBackground2,
  borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  color: tokens.colorNeutralForeground2,
}

/** The day of the month, in its head or cell. */
export const dayNumber: GriffelStyle = {
  ...tabularFigures,
  boxSizing: 'border-box',
  minWidth: '24px',
  flexShrink: 0,
  lineHeight: '24px',
  textAlign: 'center',
}

/** An hour label next to its line. */
export const hourLabel: GriffelStyle = {
  ...typographyStyles.caption2,
  ...tabularFigures,
  position: 'absolute',
  insetInlineEnd: tokens.spacingHorizontalS,
  transform: 'translateY(-50%)',
  color: tokens.colorNeutralForeground3,
}
