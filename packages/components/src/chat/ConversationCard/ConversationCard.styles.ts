import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  centered,
  column,
  linkTile,
  oneLine,
  quietCaption,
  row,
  tabularFigures,
  twoLines,
  visuallyHidden,
} from '../../theme/styleFragments.ts'

export const useConversationCardStyles = makeStyles({
  root: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset ${tokens.strokeWidthThicker} 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  content: { ...column(tokens.spacingVerticalXS), flex: '1 1 0', minWidth: 0 },
  line: { ...row(tokens.spacingHorizontalS), justifyContent: 'space-between', minWidth: 0 },
  name: { ...typographyStyles.body1, ...oneLine },
  unreadName: { fontWeight: tokens.fontWeightSemibold },
  time: { ...quietCaption, ...tabularFigures, flexShrink: 0 },
  text: { ...quietCaption, ...twoLines },
  unreadText: { color: tokens.colorNeutralForeground1 },
  count: {
    position: 'relative',
    ...centered,
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
