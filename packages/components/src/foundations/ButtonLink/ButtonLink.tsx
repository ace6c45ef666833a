import { Button } from '@fluentui/react-components'
import { type ReactElement, type ReactNode } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'

export interface ButtonLinkProps {
  /** A path of the app, or the address of another site. */
  readonly to: string
  /** Default: `secondary`. */
  readonly appearance?: 'primary' | 'secondary' | 'subtle' | undefined
  /** Default: `medium`. */
  readonly size?: 'small' | 'medium' | undefined
  readonly icon?: ReactElement | undefined
  readonly children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, appearance = 'secondary', size = 'medium', icon, children } = props
  const anchor = useRoutedAnchor(to)
  return (
    <Button as="a" appearance={appearance} size={size} {...(icon && { icon })} {...anchor}>
      {children}
    </Button>
  )
}
