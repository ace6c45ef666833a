import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption } from '@tandem/components/styles'

export const useForecastPanelStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalXL,
    margin: 0,
  },
  fact: column(tokens.spacingVerticalXXS),
  label: quietCaption,
  value: { ...typographyStyles.body1Strong, margin: 0 },
  summary: { ...typographyStyles.body1, margin: 0 },
  why: column(tokens.spacingVerticalS),
  whyTitle: { ...typographyStyles.body1Strong, margin: 0 },
  reasons: { ...column(tokens.spacingVerticalS), ...plainList },
  note: { ...quietCaption, margin: 0 },
})
