import { createContext, type MouseEvent, useCallback, useContext } from 'react'

/** Navigation for links inside the components. Keep the object stable. */
export interface Routing {
  /** The `href` for a path of the app (for example, with a basename). Called only for paths that start with '/'. */
  hrefOf(to: string): string
  /** Goes to a path of the app without loading a page. */
  navigate(to: string): void
}

/** Without a provider, links are plain links. */
export const RoutingContext = createContext<Routing | undefined>(undefined)

export interface RoutedAnchorProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** True if the click is a plain click for the current tab, so the app may handle it. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}

/**
 * `href` and `onClick` for an anchor (or a Fluent component rendered `as="a"`) to a path of the app. Plain clicks use
 * the routing of `TandemProvider`. The browser handles clicks with a modifier key, and links to other sites.
 */
export function useRoutedAnchor(
  to: string,
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void,
): RoutedAnchorProps {
  const routing = useContext(RoutingContext)
  const isOwnPath = to.startsWith('/') && !to.startsWith('//')
  const handleClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!routing || !isOwnPath || !isPlainClick(event)) return
      event.preventDefault()
      routing.navigate(to)
    },
    [routing, isOwnPath, to, onClick],
  )
  return { href: routing && isOwnPath ? routing.hrefOf(to) : to, onClick: handleClick }
}
