import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption, column } from '@tandem/components/styles'

export const useStatsDashboardStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXL), alignItems: 'flex-start' },
  body: {
    ...column(tokens.spacingVerticalXXL),
    width: '100%',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  old: { opacity: 0.6 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: tokens.spacingHorizontalXL,
  },
})

export const useStatsRangePickerStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  caption: quietCaption,
})
