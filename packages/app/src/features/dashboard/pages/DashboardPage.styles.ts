import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useDashboardPageStyles = makeStyles({
  root: column(tokens.spacingHorizontalXXL),
  held: { visibility: 'hidden' },
  overview: {
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 3fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
