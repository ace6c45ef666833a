import { makeStyles, tokens } from '@fluentui/react-components'
import { innerFocusOutline, lateReveal, plainList } from '../../theme/styleFragments.ts'

export const useInfiniteListStyles = makeStyles({
  root: {
    position: 'relative',
    overflowY: 'auto',
    minHeight: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': innerFocusOutline,
  },
  list: plainList,
  bottom: { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: '40px' },
  skeleton: lateReveal,
})
