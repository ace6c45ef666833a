import { makeStyles, tokens } from '@fluentui/react-components'

/** Height of the chart's drawing, in px. */
export const chartHeight = 236

export const useStatisticsPanelStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  // As high as the chart that comes, with its head.
  chart: { minHeight: `${chartHeight + 36}px` },
  old: { opacity: 0.6 },
})
