import { makeStyles, tokens } from '@fluentui/react-components'
import { column, lateReveal } from '../../theme/styleFragments.ts'

export const useDaySkeletonStyles = makeStyles({
  root: { ...lateReveal, ...column(tokens.spacingVerticalS), paddingBlockStart: tokens.spacingVerticalXS },
})
