import { makeStyles, tokens } from '@fluentui/react-components'

export const useStatsDashboardStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXL,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
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
