import { makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

export const useFormSkeletonStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, ...lateReveal },
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  row: { display: 'flex', gap: tokens.spacingHorizontalL },
  field: { display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: tokens.spacingVerticalXS },
})
