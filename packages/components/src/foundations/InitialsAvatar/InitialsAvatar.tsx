import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { memo, useState } from 'react'
import { avatarColorOf } from './avatarColor.ts'
import { initialsOf } from './initialsOf.ts'

// One class instead of many, because lists show dozens of avatars.
const useInitialsAvatarClass = makeResetStyles({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
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

const useInitialsAvatarStyles = makeStyles({
  // No avatar is red, because red means danger.
  steel: { color: tokens.colorPaletteSteelForeground2, backgroundColor: tokens.colorPaletteSteelBackground2 },
  blue: { color: tokens.colorPaletteBlueForeground2, backgroundColor: tokens.colorPaletteBlueBackground2 },
  royalBlue: {
    color: tokens.colorPaletteRoyalBlueForeground2,
    backgroundColor: tokens.colorPaletteRoyalBlueBackground2,
  },
  lavender: { color: tokens.colorPaletteLavenderForeground2, backgroundColor: tokens.colorPaletteLavenderBackground2 },
  grape: { color: tokens.colorPaletteGrapeForeground2, backgroundColor: tokens.colorPaletteGrapeBackground2 },
  plum: { color: tokens.colorPalettePlumForeground2, backgroundColor: tokens.colorPalettePlumBackground2 },
  forest: { color: tokens.colorPaletteForestForeground2, backgroundColor: tokens.colorPaletteForestBackground2 },
  seafoam: { color: tokens.colorPaletteSeafoamForeground2, backgroundColor: tokens.colorPaletteSeafoamBackground2 },
  brass: { color: tokens.colorPaletteBrassForeground2, backgroundColor: tokens.colorPaletteBrassBackground2 },
  pumpkin: { color: tokens.colorPalettePumpkinForeground2, backgroundColor: tokens.colorPalettePumpkinBackground2 },
  brand: { color: tokens.colorNeutralForegroundStaticInverted, backgroundColor: tokens.colorBrandBackgroundStatic },
  size24: { width: '24px', height: '24px', fontSize: tokens.fontSizeBase100 },
  size32: { width: '32px', height: '32px' },
  size40: { width: '40px', height: '40px' },
  icon: { fontSize: '20px' },
  smallIcon: { fontSize: '16px' },
  // The image covers the transparent border.
  image: {
    position: 'absolute',
    inset: '-1px',
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    borderRadius: tokens.borderRadiusCircular,
    objectFit: 'cover',
  },
})

export interface InitialsAvatarProps {
  /** Gives the initials and the colour. */
  readonly name: string
  /** Default: the avatar shows the initials. */
  readonly imageUrl?: string | undefined
  /** In px (SHELL-21). Default: 40. */
  readonly size?: 24 | 32 | 40 | undefined
  /** `brand` is for the signed-in user. Default: the colour of the name. */
  readonly color?: 'brand' | undefined
}

/** A person's image or initials. Place the name next to the avatar, because screen readers skip the avatar. */
export const InitialsAvatar = memo(function InitialsAvatar({ name, imageUrl, size = 40, color }: InitialsAvatarProps) {
  const base = useInitialsAvatarClass()
  const styles = useInitialsAvatarStyles()
  const initials = initialsOf(name)
  const colorName = color ?? (initials === undefined ? undefined : avatarColorOf(name))
  return (
    <span
      aria-hidden
      className={mergeClasses(base, styles[`size${size}`], colorName !== undefined && styles[colorName])}
    >
      {initials ?? <PersonRegular className={size < 32 ? styles.smallIcon : styles.icon} />}
      {imageUrl !== undefined && <AvatarImage key={imageUrl} url={imageUrl} />}
    </span>
  )
})

function AvatarImage({ url }: { readonly url: string }) {
  const styles = useInitialsAvatarStyles()
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <img
      src={url}
      alt=""
      hidden={!isLoaded}
      className={styles.image}
      onLoad={() => setIsLoaded(true)}
      onError={() => setIsLoaded(false)}
    />
  )
}
