import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

export const useChatPreviewStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  note: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
  thread: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    listStyleType: 'none',
  },
  message: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    maxWidth: '80%',
    alignSelf: 'flex-start',
  },
  outgoing: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  author: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
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
  lines: {
    width: '240px',
    maxWidth: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    ...lateReveal,
  },
})
