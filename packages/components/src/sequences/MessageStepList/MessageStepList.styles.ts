import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { aboveChoice, betweenCards, choiceButton, choiceCard, choiceCardSelected } from '../../theme/styleFragments.ts'

export const useMessageStepListStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  delay: {
    ...betweenCards,
    marginInlineStart: tokens.spacingHorizontalXXXL,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  card: { ...choiceCard, alignItems: 'flex-start', padding: tokens.spacingHorizontalS },
  selected: choiceCardSelected,
  edited: { ':hover': { backgroundColor: tokens.colorNeutralBackground1 } },
  body: { display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, gap: tokens.spacingVerticalXS },
  editor: { minWidth: 0, padding: tokens.spacingHorizontalXS },
  choose: { ...choiceButton, gap: tokens.spacingVerticalXXS, ...typographyStyles.body1 },
  above: aboveChoice,
  next: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
  belowEditor: { paddingInline: tokens.spacingHorizontalXS },
  title: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  text: { color: tokens.colorNeutralForeground2 },
  empty: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  error: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusDangerForeground1,
    ...typographyStyles.caption1,
  },
  add: { alignSelf: 'flex-start' },
})
