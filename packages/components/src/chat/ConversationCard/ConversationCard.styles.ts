import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  countMark,
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
    ...countMark,
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    backgroundColor: tokens.colorBrandBackground,
    ...typographyStyles.caption1Strong,
  },
  hidden: visuallyHidden,
})
