import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useEnrolmentPreviewStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  icon: { display: 'flex', paddingTop: tokens.spacingVerticalXXS, color: tokens.colorBrandForeground1 },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  names: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  warning: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  choice: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
})
