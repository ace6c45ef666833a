import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { linkTile, oneLine, tabularFigures, visuallyHidden } from '../../theme/styleFragments.ts'

export const useConversationCardStyles = makeStyles({
  root: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset ${tokens.strokeWidthThicker} 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, flex: '1 1 0', minWidth: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  name: { ...typographyStyles.body1, ...oneLine },
  unreadName: { fontWeight: tokens.fontWeightSemibold },
  time: { ...typographyStyles.caption1, ...tabularFigures, flexShrink: 0, color: tokens.colorNeutralForeground2 },
  text: {
    ...typographyStyles.caption1,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  unreadText: { color: tokens.colorNeutralForeground1 },
  count: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '20px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ...typographyStyles.caption1Strong,
    ...tabularFigures,
  },
  hidden: visuallyHidden,
})
