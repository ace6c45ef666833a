import { mergeClasses } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { memo, useState } from 'react'
import { useInitialsAvatarClass, useInitialsAvatarStyles } from './InitialsAvatar.styles.ts'
import { initialsOf } from './initialsOf.ts'

export interface InitialsAvatarProps {
  /** Whose avatar it is: gives the initials. */
  readonly name: string
  /** Address of an image; the initials show until it has loaded, and when it fails to. */
  readonly imageUrl?: string | undefined
  /** Pixels. Default: 40 (SHELL-21). */
  readonly size?: 24 | 32 | 40
  /** `brand` for the person who is signed in, `neutral` (default) for everybody else. */
  readonly color?: 'brand' | 'neutral'
}

/**
 * A person's image, else the initials of first and last word of the name, else a generic user icon. Put the name
 * beside it: screen readers skip the image. One element, without the slots of Fluent's Avatar: tables and lists show
 * dozens of them.
 */
export const InitialsAvatar = memo(function InitialsAvatar({
  name,
  imageUrl,
  size = 40,
  color = 'neutral',
}: InitialsAvatarProps) {
  const base = useInitialsAvatarClass()
  const styles = useInitialsAvatarStyles()
  return (
    <span aria-hidden className={mergeClasses(base, styles[`size${size}`], color === 'brand' && styles.brand)}>
      {initialsOf(name) ?? <PersonRegular className={size < 32 ? styles.smallIcon : styles.icon} />}
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
