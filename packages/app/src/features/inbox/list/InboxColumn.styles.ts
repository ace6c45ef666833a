import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useInboxColumnStyles = makeStyles({
  root: { ...column(), flex: '1 1 0', minWidth: 0, minHeight: 0 },
  head: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  quick: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  list: { flex: '1 1 0', minHeight: 0 },
})
