import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useForecastPanelStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  summary: { ...typographyStyles.body1, margin: 0 },
  why: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  whyTitle: { ...typographyStyles.body1Strong, margin: 0 },
  reasons: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
})
