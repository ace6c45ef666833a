import { makeStyles, tokens } from '@fluentui/react-components'

export const useAccountPlanPageStyles = makeStyles({
  figures: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: tokens.spacingHorizontalXXL },
})
