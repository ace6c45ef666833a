import { useFocusFinders } from '@fluentui/react-components'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { KeepMountedContext } from '../theme/keepMounted.ts'
import { focusTargets, overlays, restoreFocus } from './overlays.ts'

function FocusManager(): null {
  useFocusFinders()
  return null
}

/**
 * Keeps Fluent's focus manager alive after the first overlay. The manager hides the page behind a modal overlay from
 * screen readers. Fluent removes the manager when no component uses the manager, and the page would stay hidden.
 */
export function useFocusManager(): void {
  const keepMounted = useContext(KeepMountedContext)
  useLayoutEffect(() => keepMounted(FocusManager), [keepMounted])
}

/** An open overlay, and the element to which its focus returns. */
interface OpenOverlay {
  origin: HTMLElement | null
  /** Gets the focus if the origin no longer exists. */
  home?: Element | null | undefined
  overlay: Element | null
  /** True if no element had the focus when the overlay opened: it opened with the page, or without a user action. */
  openedItself?: boolean | undefined
  /** The frame in which the focus returns. */
  frame?: number | undefined
}

/** Overlays that are closing and have not yet returned the focus. */
const closing = new Set<OpenOverlay>()

/**
 * When an overlay closes, returns the focus to its origin: the element that had the focus before the overlay opened.
 * Fluent does this only for overlays with a trigger. An overlay that a route or a callback opens has no trigger. If an
 * overlay opens while another closes, the new overlay gets the origin of the closing overlay.
 *
 * Call this hook in the component that renders the overlay.
 * @param isOpen true while the overlay shows
 */
export function useFocusReturn(isOpen: boolean): void {
  useFocusManager()
  const own = useRef<OpenOverlay>({ origin: null, overlay: null })
  // A layout effect, because it must run before Fluent moves the focus into the overlay in an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    closing.delete(opened)
    opened.origin ??= takenOrigin()
    opened.home = opened.origin?.closest(focusTargets) ?? null
    opened.openedItself = opened.origin === null
    return () => {
      // The element of the overlay still exists here, even if it is about to be removed together with the component.
      opened.overlay ??= overlayOf(document.activeElement)
      closing.add(opened)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    // Strict mode runs the effect twice, which is not a real closing.
    if (opened.frame !== undefined) cancelAnimationFrame(opened.frame)
    const overlay = overlayOf(document.activeElement)
    opened.overlay = overlay?.contains(opened.origin) === true ? null : overlay
    // If the focused control is removed, no element has the focus, and Escape would not reach the overlay. The check
    // waits for the next frame, because a focus that moves is on no element for a moment.
    const keepFocus = () => isNowhere(document.activeElement) && restoreFocus(overlay)
    const removals = new MutationObserver(() => isNowhere(document.activeElement) && requestAnimationFrame(keepFocus))
    if (overlay) removals.observe(overlay, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      // Waits until the overlay is removed. Before that, the focus is still inside.
      opened.frame = requestAnimationFrame(() => giveBack(opened))
    }
  }, [isOpen])
}

const overlayOf = (element: Element | null): Element | null => element?.closest(overlays) ?? null

const isNowhere = (element: Element | null): boolean => element === null || element === document.body

/**
 * Returns the origin for an overlay that opens: the focused element. If a closing overlay contains the focus, or no
 * element has the focus, returns the origin of the closing overlay instead. The closing overlay then does not return
 * the focus.
 */
function takenOrigin(): HTMLElement | null {
  const active = document.activeElement
  for (const opened of closing) {
    if (opened.origin === null || !(isNowhere(active) || opened.overlay?.contains(active))) continue
    const { origin } = opened
    opened.origin = null
    return origin
  }
  return active instanceof HTMLElement && !isNowhere(active) ? active : null
}

/**
 * Returns the focus to an overlay's origin. If the origin no longer exists, the table or overlay that contained the
 * origin gets the focus. If no element had the focus when the overlay opened, another open overlay or the start of the
 * page gets the focus.
 *
 * If the user has focused another element, that element keeps the focus. There are two exceptions: the element is in a
 * closing overlay, or the overlay around the element contains the origin.
 */
function giveBack(opened: OpenOverlay): void {
  const { origin, home, overlay: closed } = opened
  const active = document.activeElement
  const isClosing = [...closing].some(({ overlay }) => overlay?.contains(active))
  closing.delete(opened)
  opened.origin = null
  opened.overlay = null
  const isFree = isNowhere(active) || isClosing
  if (origin?.isConnected) {
    if (isFree || overlayOf(active)?.contains(origin)) origin.focus()
  } else if (isFree && home?.isConnected) restoreFocus(home)
  else if (isFree && opened.openedItself === true) {
    const open = [...document.querySelectorAll(overlays)].findLast((each) => each !== closed)
    if (open) restoreFocus(open)
    else focusPage()
  }
}

/** Focuses the page's heading, or `main` if the heading cannot get the focus. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  const start = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  start?.focus({ preventScroll: true })
}
