import { makeStyles, tokens } from '@fluentui/react-components'

export const useAutomationCardsStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
})
