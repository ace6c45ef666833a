import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietCaption } from '@tandem/components/styles'

export const usePasswordStrengthMeterStyles = makeStyles({
  field: column(),
  root: { ...column(tokens.spacingVerticalXS), marginTop: tokens.spacingVerticalS },
  bar: { display: 'flex', gap: tokens.spacingHorizontalXS },
  segment: {
    flexGrow: 1,
    height: tokens.strokeWidthThickest,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke1,
  },
  weak: { backgroundColor: tokens.colorStatusDangerBackground3 },
  fair: { backgroundColor: tokens.colorStatusWarningBackground3 },
  strong: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  word: { ...typographyStyles.caption1Strong, margin: 0 },
  advice: { ...quietCaption, margin: 0 },
})
