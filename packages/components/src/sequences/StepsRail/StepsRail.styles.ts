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
  quietBody,
} from '../../theme/styleFragments.ts'

export const useStepsRailStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalS), minWidth: 0 },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  list: { ...column(), ...plainList },
  lead: {
    ...betweenCards,
    marginInlineStart: tokens.spacingHorizontalL,
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  card: {
    ...choiceCard,
    alignItems: 'center',
    minHeight: '40px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalXS}`,
  },
  selected: choiceCardSelected,
  choose: { ...choiceButton, ...typographyStyles.body1Strong },
  label: { overflowWrap: 'anywhere' },
  error: errorCaption,
  remove: aboveChoice,
  add: { alignSelf: 'flex-start' },
  empty: { margin: 0, ...quietBody },
})
