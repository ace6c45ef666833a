import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface } from './styleFragments.ts'

export const useThemeSheetStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  section: {
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  ramp: { display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  step: { ...typographyStyles.caption1, padding: `${tokens.spacingVerticalL} 0`, textAlign: 'center' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
  page: { ...typographyStyles.title2, margin: 0 },
  part: { ...typographyStyles.subtitle1, margin: 0 },
  meta: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
  brand: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
})
