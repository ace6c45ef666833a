import { makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

export const useInfiniteListStyles = makeStyles({
  root: {
    position: 'relative',
    overflowY: 'auto',
    minHeight: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: tokens.strokeWidthThick,
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  bottom: { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: '40px' },
  skeleton: lateReveal,
})
