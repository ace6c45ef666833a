import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components'

// One class for what all have: lists and cards show dozens of them.
export const useInitialsAvatarClass = makeResetStyles({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${tokens.colorTransparentStroke}`,
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorNeutralBackground6,
  color: tokens.colorNeutralForeground3,
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: 1,
  verticalAlign: 'middle',
  userSelect: 'none',
})

export const useInitialsAvatarStyles = makeStyles({
  brand: { color: tokens.colorNeutralForegroundStaticInverted, backgroundColor: tokens.colorBrandBackgroundStatic },
  size24: { width: '24px', height: '24px', fontSize: tokens.fontSizeBase100 },
  size32: { width: '32px', height: '32px' },
  size40: { width: '40px', height: '40px' },
  icon: { fontSize: '20px' },
  smallIcon: { fontSize: '16px' },
  // Covers the transparent border, too: else the background shows around the image.
  image: {
    position: 'absolute',
    inset: '-1px',
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    objectFit: 'cover',
  },
})
