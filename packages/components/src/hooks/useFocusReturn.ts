import { useFocusFinders } from '@fluentui/react-components'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { KeepMountedContext } from '../theme/keepMounted.ts'
import { focusTargets, overlays, restoreFocus } from './overlays.ts'

function FocusManager(): null {
  useFocusFinders()
  return null
}

/**
 * Keeps Fluent's focus manager mounted. If the manager unmounted together with a modal overlay, the page behind the
 * overlay would stay hidden from screen readers.
 */
export function useFocusManager(): void {
  const keepMounted = useContext(KeepMountedContext)
  useLayoutEffect(() => keepMounted(FocusManager), [keepMounted])
}

interface OpenOverlay {
  origin: HTMLElement | null
  /** An element around `origin`. This element gets the focus if `origin` no longer exists. */
  home?: Element | null | undefined
  overlay: Element | null
  /** True if no element had the focus when the overlay opened. */
  openedItself?: boolean | undefined
  /** The animation frame in which the focus returns. */
  frame?: number | undefined
}

/** Overlays that have not yet returned the focus. */
const closing = new Set<OpenOverlay>()

/** Returns the focus when an overlay closes. Fluent does this only for overlays with a trigger. */
export function useFocusReturn(isOpen: boolean): void {
  useFocusManager()
  const own = useRef<OpenOverlay>({ origin: null, overlay: null })
  // A layout effect runs before Fluent moves the focus into the overlay.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    closing.delete(opened)
    opened.origin ??= takenOrigin()
    opened.home = opened.origin?.closest(focusTargets) ?? null
    opened.openedItself = opened.origin === null
    return () => {
      // During this cleanup, the overlay is still in the page.
      opened.overlay ??= overlayOf(document.activeElement)
      closing.add(opened)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    // Strict mode runs the effect twice. The cleanup of the first run must not return the focus.
    if (opened.frame !== undefined) cancelAnimationFrame(opened.frame)
    const overlay = overlayOf(document.activeElement)
    opened.overlay = overlay?.contains(opened.origin) === true ? null : overlay
    // Keeps the focus in the overlay, because Escape reaches only an overlay with the focus. The check waits a frame,
    // because no element has the focus for a moment while the focus moves.
    const keepFocus = () => isNowhere(document.activeElement) && restoreFocus(overlay)
    const removals = new MutationObserver(() => isNowhere(document.activeElement) && requestAnimationFrame(keepFocus))
    if (overlay) removals.observe(overlay, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      // Returns the focus in the next frame, after the removal of the overlay.
      opened.frame = requestAnimationFrame(() => giveBack(opened))
    }
  }, [isOpen])
}

const overlayOf = (element: Element | null): Element | null => element?.closest(overlays) ?? null

const isNowhere = (element: Element | null): boolean => element === null || element === document.body

/** Returns the focused element. If a closing overlay had the focus, returns the origin of that overlay instead. */
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
 * Returns the focus to an overlay's origin, if the user has not focused another element. If the origin does not exist
 * any more, focuses `home`. If the overlay opened without an origin, focuses another open overlay or the page.
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

function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  const start = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  start?.focus({ preventScroll: true })
}
