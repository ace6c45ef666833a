import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietCaption } from '@tandem/components/styles'

export const useAddToSequenceStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: column(tokens.spacingVerticalL),
})

export const useEnrolmentPreviewStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  icon: { display: 'flex', paddingTop: tokens.spacingVerticalXXS, color: tokens.colorBrandForeground1 },
  text: { ...column(), minWidth: 0 },
  names: { ...quietCaption, overflowWrap: 'anywhere' },
  warning: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  choice: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
})
