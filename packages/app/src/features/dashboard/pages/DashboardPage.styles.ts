import { makeStyles, tokens } from '@fluentui/react-components'

export const useDashboardPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalXXL },
  held: { visibility: 'hidden' },
  overview: {
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 3fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
