import { makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

export const useDaySkeletonStyles = makeStyles({
  root: {
    ...lateReveal,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingBlockStart: tokens.spacingVerticalXS,
  },
})
