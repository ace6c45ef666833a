import { Link, type LinkProps } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'

type RouteLinkProps = Pick<LinkProps, 'inline' | 'className' | 'children' | 'aria-current'> & { readonly to: string }

export function RouteLink({ to, ...link }: RouteLinkProps) {
  return <Link {...link} {...useRoutedAnchor(to)} />
}
