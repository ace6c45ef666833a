import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

/** Height of the chart's drawing, in px. */
export const chartHeight = 236

export const useStatisticsPanelStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  body: {
    ...column(tokens.spacingVerticalXL),
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  // As high as the chart that comes, with its head.
  chart: { minHeight: `${chartHeight + 36}px` },
  old: { opacity: 0.6 },
})
