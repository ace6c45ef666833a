import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { focusOutline, onBrand } from '../../theme/styleFragments.ts'

export const useSkipLinkStyles = makeStyles({
  root: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 1_000,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    ...onBrand,
    boxShadow: tokens.shadow8,
    textDecorationLine: 'none',
    ...typographyStyles.body1Strong,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    ':focus-visible': { ...focusOutline, outlineOffset: tokens.strokeWidthThick },
  },
})
