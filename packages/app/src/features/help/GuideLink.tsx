import { useRoutedAnchor } from '@tandem/components'
import { type ComponentProps } from 'react'

interface GuideLinkProps extends Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'> {
  /** An address that `guideHref` returns. */
  readonly to: string
}

/** A link to a guide, or to a section of a guide. */
export function GuideLink({ to, children, ...link }: GuideLinkProps) {
  return (
    <a {...link} {...useRoutedAnchor(to)}>
      {children}
    </a>
  )
}
