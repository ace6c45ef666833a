import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const usePaymentPageStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    flexGrow: 1,
    padding: tokens.spacingHorizontalXXL,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
  },
  title: { ...typographyStyles.title2, margin: 0, outlineStyle: 'none' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
