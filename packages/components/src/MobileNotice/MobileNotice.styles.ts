import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useMobileNoticeStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    minHeight: '100dvh',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'center',
  },
  text: { ...typographyStyles.body2, margin: 0, maxWidth: '32ch', color: tokens.colorNeutralForeground2 },
})
