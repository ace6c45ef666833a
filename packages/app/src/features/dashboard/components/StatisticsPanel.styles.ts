import { makeStyles, tokens } from '@fluentui/react-components'

export const useStatisticsPanelStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  // As high as the chart that comes.
  chart: { minHeight: '316px' },
  old: { opacity: 0.6 },
})
