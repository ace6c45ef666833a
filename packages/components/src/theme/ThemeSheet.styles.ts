import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption, surface } from './styleFragments.ts'

export const useThemeSheetStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  section: { ...surface, ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalL },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  ramp: { display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', ...plainList },
  step: { ...typographyStyles.caption1, padding: `${tokens.spacingVerticalL} 0`, textAlign: 'center' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
  page: { ...typographyStyles.title2, margin: 0 },
  part: { ...typographyStyles.subtitle1, margin: 0 },
  meta: { ...quietCaption, margin: 0 },
  brand: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
})
