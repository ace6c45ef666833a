import { type GriffelStyle, makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal } from '../../theme/styleFragments.ts'

const centered: GriffelStyle = { display: 'grid', placeItems: 'center', padding: tokens.spacingHorizontalXXL }

export const useLoadingScreenStyles = makeStyles({
  root: { ...centered, minHeight: '240px' },
  fullScreen: { ...centered, minHeight: '100dvh', boxSizing: 'border-box' },
  spinner: lateReveal,
})
