import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const usePasswordStrengthMeterStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column' },
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, marginTop: tokens.spacingVerticalS },
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
  advice: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
})
