import { makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

export const useFormSkeletonStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, ...lateReveal },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
})
