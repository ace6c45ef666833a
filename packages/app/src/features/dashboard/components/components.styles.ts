import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useAutomationCardsStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
})

export const useSequencesDrawerStyles = makeStyles({
  // Aligns the texts of the tiles with the title of the drawer.
  list: { height: '100%', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  skeletons: column(tokens.spacingVerticalM),
  skeleton: { height: '48px' },
})

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
  // Reserves the height of the chart with its header.
  chart: { minHeight: `${chartHeight + 36}px` },
  old: { opacity: 0.6 },
})

export const useTasksPanelStyles = makeStyles({
  // The margin aligns the texts with the title of the panel.
  rows: {
    display: 'grid',
    gridAutoRows: '1fr',
    flexGrow: 1,
    margin: `0 calc(-1 * ${tokens.spacingHorizontalS})`,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    paddingBlock: tokens.spacingVerticalXXS,
    ':not(:first-child)': {
      borderTopWidth: tokens.strokeWidthThin,
      borderTopStyle: 'solid',
      borderTopColor: tokens.colorNeutralStroke2,
    },
  },
  first: { ...column(tokens.spacingVerticalM), alignItems: 'flex-start' },
  firstLink: { ...typographyStyles.body1Strong, color: tokens.colorBrandForegroundLink, textDecorationLine: 'none' },
  firstText: { margin: 0, color: tokens.colorNeutralForeground2 },
})
