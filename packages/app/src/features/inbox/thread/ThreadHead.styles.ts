import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

export const useThreadHeadStyles = makeStyles({
  category: { minWidth: 0, maxWidth: '160px', paddingInline: tokens.spacingHorizontalXS },
  workTime: { maxWidth: '90vw' },
  workTimeTitle: { margin: 0, ...typographyStyles.subtitle2 },
  zone: { margin: 0, ...quietCaption },
  weeks: { display: 'flex', gap: tokens.spacingHorizontalXXL, marginTop: tokens.spacingVerticalM },
  weekTitle: { margin: `0 0 ${tokens.spacingVerticalXS}`, ...typographyStyles.body1Strong },
  days: { margin: 0 },
  day: { display: 'flex', gap: tokens.spacingHorizontalS, '& > dt': { width: '24px' } },
  hours: { margin: 0, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})
