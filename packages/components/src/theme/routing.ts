import { createContext, type MouseEvent, useCallback, useContext } from 'react'

/** Navigation for links inside the components. Must be the same object in each render. */
export interface Routing {
  /** The `href` for a path of the app (for example, with a basename). */
  hrefOf(to: string): string
  /** Opens a path of the app without loading a page. */
  navigate(to: string): void
}

/** Without a provider, the browser opens the links. */
export const RoutingContext = createContext<Routing | undefined>(undefined)

export interface RoutedAnchorProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * True for a click of the main button without a modifier key. False if the default action of the click was prevented.
 * The browser handles a click with a modifier key, for example opens a new tab.
 */
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

/** Props for an anchor. Plain clicks on paths of the app use the routing of `TandemProvider`. */
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
