import { Button } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'
import { type ReactNode } from 'react'

interface ButtonLinkProps {
  readonly to: string
  /** Default: `secondary`. */
  readonly appearance?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link to a page of the app that stands among buttons. */
export function ButtonLink({ to, appearance = 'secondary', children }: ButtonLinkProps) {
  const anchor = useRoutedAnchor(to)
  return (
    <Button as="a" appearance={appearance} {...anchor}>
      {children}
    </Button>
  )
}
