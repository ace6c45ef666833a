import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, lateReveal, quietCaption, spreadRow } from '../../theme/styleFragments.ts'

export const useChatPreviewStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  head: spreadRow(tokens.spacingHorizontalM),
  title: { margin: 0, ...typographyStyles.subtitle2 },
  note: quietCaption,
  thread: {
    ...column(tokens.spacingVerticalS),
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    listStyleType: 'none',
  },
  message: { ...column(tokens.spacingVerticalXXS), maxWidth: '80%', alignSelf: 'flex-start' },
  outgoing: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  author: quietCaption,
  bubble: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...typographyStyles.body1,
  },
  outgoingBubble: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
  lines: { width: '240px', maxWidth: '100%', ...column(tokens.spacingVerticalXS), ...lateReveal },
})
