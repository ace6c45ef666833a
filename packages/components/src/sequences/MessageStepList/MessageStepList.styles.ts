import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  aboveChoice,
  betweenCards,
  choiceButton,
  choiceCard,
  choiceCardSelected,
  column,
  errorCaption,
  plainList,
  quietCaption,
  row,
} from '../../theme/styleFragments.ts'

export const useMessageStepListStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalS), minWidth: 0 },
  list: { ...column(), ...plainList },
  delay: {
    ...betweenCards,
    marginInlineStart: tokens.spacingHorizontalXXXL,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  card: { ...choiceCard, alignItems: 'flex-start', padding: tokens.spacingHorizontalS },
  selected: choiceCardSelected,
  edited: { ':hover': { backgroundColor: tokens.colorNeutralBackground1 } },
  body: { ...column(tokens.spacingVerticalXS), flex: '1 1 0', minWidth: 0 },
  editor: { minWidth: 0, padding: tokens.spacingHorizontalXS },
  choose: { ...choiceButton, gap: tokens.spacingVerticalXXS, ...typographyStyles.body1 },
  above: aboveChoice,
  next: quietCaption,
  belowEditor: { paddingInline: tokens.spacingHorizontalXS },
  title: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  text: { color: tokens.colorNeutralForeground2 },
  empty: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  error: { ...row(tokens.spacingHorizontalXS), ...errorCaption },
  add: { alignSelf: 'flex-start' },
})
