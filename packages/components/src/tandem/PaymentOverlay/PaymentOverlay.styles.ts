import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietBody, row, surface } from '../../theme/styleFragments.ts'

export const usePaymentOverlayStyles = makeStyles({
  // Covers the whole window, because the user must not use the page during a payment.
  surface: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: 0,
    border: 'none',
    boxShadow: 'none',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  body: {
    ...column(tokens.spacingVerticalL),
    alignItems: 'center',
    width: '480px',
    maxWidth: '100%',
    maxHeight: 'none',
    textAlign: 'center',
  },
  symbol: { display: 'grid', placeItems: 'center', height: '56px' },
  warning: { fontSize: tokens.fontSizeHero1000, color: tokens.colorStatusWarningForeground3 },
  title: { ...typographyStyles.title2, overflowWrap: 'anywhere', textWrap: 'balance' },
  text: { ...quietBody, margin: 0, overflowWrap: 'anywhere' },
  steps: {
    ...column(tokens.spacingVerticalM),
    alignSelf: 'stretch',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    ...surface,
    listStyleType: 'none',
    textAlign: 'start',
  },
  step: { ...row(tokens.spacingHorizontalM), minHeight: tokens.lineHeightBase400 },
  icon: { display: 'grid', placeItems: 'center', flexShrink: 0, width: '20px', height: '20px' },
  done: { color: tokens.colorStatusSuccessForeground1 },
  current: { ...typographyStyles.body1Strong },
  next: { color: tokens.colorNeutralForeground3 },
  notice: { alignSelf: 'stretch', textAlign: 'start' },
  // The primary action is at the right, and first in the focus order.
  actions: {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
  },
})
