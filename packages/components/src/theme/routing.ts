import { createContext, type MouseEvent, useCallback, useContext } from 'react'

/** How links inside the components move through the app that shows them. Keep the object stable. */
export interface Routing {
  /**
   * The address to write into `href` for a path of the app (adds a basename, say); called for paths that start with '/'
   * only.
   */
  hrefOf(to: string): string
  /** Moves to a path of the app without loading a page. */
  navigate(to: string): void
}

/** Without a provider, links are plain links. */
export const RoutingContext = createContext<Routing | undefined>(undefined)

export interface RoutedAnchorProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Whether a click asks for this tab and nothing special, so that the app may handle it itself. */
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
 * `href` and `onClick` for an anchor (or a Fluent part rendered `as="a"`) that goes to a path of the app. Plain clicks
 * go through the routing of `TandemProvider`; clicks with a modifier key, and addresses of other sites, are left to the
 * browser.
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
