import { makeStyles, tokens } from '@fluentui/react-components'

export const useAccountPlanPageStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
})
