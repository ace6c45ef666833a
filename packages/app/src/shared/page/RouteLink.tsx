import { Link, type LinkProps } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'

type RouteLinkProps = Pick<LinkProps, 'inline' | 'className' | 'children' | 'aria-current'> & { readonly to: string }

/** A link to a page of the app. */
export function RouteLink({ to, ...link }: RouteLinkProps) {
  return <Link {...link} {...useRoutedAnchor(to)} />
}
