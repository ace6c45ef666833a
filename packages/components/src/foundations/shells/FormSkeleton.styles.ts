import { makeStyles, tokens } from '@fluentui/react-components'
import { column, lateReveal } from '../../theme/styleFragments.ts'

export const useFormSkeletonStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXL), ...lateReveal },
  section: column(tokens.spacingVerticalL),
  row: { display: 'flex', gap: tokens.spacingHorizontalL },
  field: { ...column(tokens.spacingVerticalXS), flex: '1 1 0' },
})
