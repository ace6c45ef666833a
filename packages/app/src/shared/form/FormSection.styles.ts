import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useFormSectionStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  card: {
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
})
