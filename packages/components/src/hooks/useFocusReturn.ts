import { useFocusFinders } from '@fluentui/react-components'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { KeepMountedContext } from '../theme/keepMounted.ts'
import { focusTargets, overlays, restoreFocus } from './overlays.ts'

function FocusManager(): null {
  useFocusFinders()
  return null
}

/**
 * Keeps Fluent's focus manager alive from the first overlay on. It hides the page behind a modal overlay from screen
 * readers; disposed with its last user, it would leave the page hidden.
 */
export function useFocusManager(): void {
  const keepMounted = useContext(KeepMountedContext)
  useLayoutEffect(() => keepMounted(FocusManager), [keepMounted])
}

/** Where the focus of one overlay came from, and the overlay itself. */
interface OpenOverlay {
  origin: HTMLElement | null
  /** Where the focus goes when the origin is gone by then. */
  home?: Element | null | undefined
  overlay: Element | null
  /** Nothing had the focus when it opened: it opened with the page, or by itself. */
  openedItself?: boolean | undefined
  /** The frame in which the focus is given back. */
  frame?: number | undefined
}

/** Overlays that close, until their focus has been given back. */
const closing = new Set<OpenOverlay>()

/**
 * Returns focus to where it was before something opened. Fluent does so for triggers that it
 * knows; dialogs and drawers that are opened by a route or a callback have none. Call it in the component that renders
 * the overlay. An overlay that opens while another closes returns the focus to where that one came from.
 * @param isOpen whether the overlay shows
 */
export function useFocusReturn(isOpen: boolean): void {
  useFocusManager()
  const own = useRef<OpenOverlay>({ origin: null, overlay: null })
  // A layout effect: it runs before Fluent moves the focus into the overlay, which it does in an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    closing.delete(opened)
    opened.origin ??= takenOrigin()
    opened.home = opened.origin?.closest(focusTargets) ?? null
    opened.openedItself = opened.origin === null
    return () => {
      // Still there, even where the overlay goes with the component.
      opened.overlay ??= overlayOf(document.activeElement)
      closing.add(opened)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const opened = own.current
    // Strict mode closes and opens once more: that is no closing.
    if (opened.frame !== undefined) cancelAnimationFrame(opened.frame)
    const overlay = overlayOf(document.activeElement)
    opened.overlay = overlay?.contains(opened.origin) === true ? null : overlay
    // A control that goes takes the focus with it, and Escape would not reach the overlay any more. In the next frame,
    // because the focus is nowhere as well while it moves.
    const keepFocus = () => isNowhere(document.activeElement) && restoreFocus(overlay)
    const removals = new MutationObserver(() => isNowhere(document.activeElement) && requestAnimationFrame(keepFocus))
    if (overlay) removals.observe(overlay, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      // The focus is free once the overlay is gone.
      opened.frame = requestAnimationFrame(() => giveBack(opened))
    }
  }, [isOpen])
}

const overlayOf = (element: Element | null): Element | null => element?.closest(overlays) ?? null

const isNowhere = (element: Element | null): boolean => element === null || element === document.body

/**
 * Where the focus is. When an overlay is closing at this moment, its focus is lost: then the origin of that overlay,
 * which gives it up.
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
 * Moves the focus back to an overlay's origin; where that is gone, to the table or the overlay around it.
 * Another element that has the focus keeps it, unless it closes too or contains the origin.
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

/** The page's heading, or its `main`: where a page begins. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  const start = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  start?.focus({ preventScroll: true })
}
