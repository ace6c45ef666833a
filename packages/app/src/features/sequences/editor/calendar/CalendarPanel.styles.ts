import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useCalendarPanelStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  beside: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexShrink: 0 },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, ...typographyStyles.body1 },
  facts: { margin: 0 },
  name: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
  event: { margin: 0, overflowWrap: 'anywhere', ...typographyStyles.body1Strong },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
