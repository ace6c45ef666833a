import { type GriffelStyle, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures } from '../theme/styleFragments.ts'

export const weekColumns = 'repeat(7, minmax(0, 1fr))'

/** The head stays visible while the days scroll. */
export const weekHead: GriffelStyle = {
  ...typographyStyles.caption1Strong,
  position: 'sticky',
  top: 0,
  display: 'grid',
  backgroundColor: tokens.colorNeutralBackground2,
  borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  color: tokens.colorNeutralForeground2,
}

export const dayNumber: GriffelStyle = {
  ...tabularFigures,
  boxSizing: 'border-box',
  minWidth: '24px',
  flexShrink: 0,
  lineHeight: '24px',
  textAlign: 'center',
}

export const hourLabel: GriffelStyle = {
  ...typographyStyles.caption2,
  ...tabularFigures,
  position: 'absolute',
  insetInlineEnd: tokens.spacingHorizontalS,
  transform: 'translateY(-50%)',
  color: tokens.colorNeutralForeground3,
}
