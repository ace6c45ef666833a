import { Avatar, type AvatarProps } from '@fluentui/react-components'
import { memo } from 'react'
import { initialsOf } from './initialsOf.ts'

export interface InitialsAvatarProps {
  /** Whose avatar it is: gives the initials, and the accessible name. */
  readonly name: string
  /** Address of an image; the initials show until it has loaded, and when it fails to. */
  readonly imageUrl?: string | undefined
  /** Pixels. Default: 40 (SHELL-21). */
  readonly size?: NonNullable<AvatarProps['size']>
  /** `brand` for the person who is signed in, `neutral` (default) for everybody else. */
  readonly color?: 'brand' | 'neutral'
  /** The name already stands beside it, so it isn't read out a second time. */
  readonly isDecorative?: boolean
}

/** A person's image, else the initials of first and last word of the name, else a generic user icon. */
export const InitialsAvatar = memo(function InitialsAvatar({
  name,
  imageUrl,
  size = 40,
  color = 'neutral',
  isDecorative = false,
}: InitialsAvatarProps) {
  const initials = initialsOf(name)
  return (
    <Avatar
      size={size}
      color={color}
      // Fluent's own rule for initials differs, so it gets ours; without any, it shows its generic icon.
      initials={initials ?? ''}
      {...(isDecorative ? { 'aria-hidden': true } : { 'aria-label': name.trim() === '' ? 'User' : name })}
      {...(imageUrl === undefined ? {} : { image: { src: imageUrl, alt: '' } })}
    />
  )
})
