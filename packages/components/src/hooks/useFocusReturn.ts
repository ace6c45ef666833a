import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusHome, focusHomes } from './focusHome.ts'
import { surfaces } from './surfaces.ts'
import { useFocusManager } from './useFocusManager.ts'

/** Where the focus of one surface came from, and the surface itself. */
interface Place {
  origin: HTMLElement | null
  /** Where the focus goes when the origin is gone by then. */
  home?: Element | null | undefined
  surface: Element | null
  /** Nothing had the focus when it opened: it opened with the page, or by itself. */
  isUncalled?: boolean | undefined
  /** The frame in which the focus is given back. */
  frame?: number | undefined
}

/** Surfaces that close, until their focus has been given back. */
const closing = new Set<Place>()

/**
 * Returns focus to where it was before something opened. Fluent does so for triggers that it
 * knows; dialogs and drawers that are opened by a route or a callback have none. Call it in the component that renders
 * the surface. A surface that opens while another closes returns the focus to where that one came from.
 * @param isOpen whether the surface shows
 */
export function useFocusReturn(isOpen: boolean): void {
  useFocusManager()
  const own = useRef<Place>({ origin: null, surface: null })
  // A layout effect: it runs before Fluent moves the focus into the surface, which it does in an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const place = own.current
    closing.delete(place)
    place.origin ??= takenOrigin()
    place.home = place.origin?.closest(focusHomes) ?? null
    place.isUncalled = place.origin === null
    return () => {
      // Still there, even where the surface goes with the component.
      place.surface ??= surfaceOf(document.activeElement)
      closing.add(place)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const place = own.current
    // Strict mode closes and opens once more: that is no closing.
    if (place.frame !== undefined) cancelAnimationFrame(place.frame)
    const surface = surfaceOf(document.activeElement)
    place.surface = surface?.contains(place.origin) === true ? null : surface
    // A control that goes takes the focus with it, and Escape would not reach the surface any more. In the next frame,
    // because the focus is nowhere as well while it moves.
    const keepFocus = () => isNowhere(document.activeElement) && focusHome(surface)
    const removals = new MutationObserver(() => isNowhere(document.activeElement) && requestAnimationFrame(keepFocus))
    if (surface) removals.observe(surface, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      // The focus is free once the surface is gone.
      place.frame = requestAnimationFrame(() => giveBack(place))
    }
  }, [isOpen])
}

const surfaceOf = (element: Element | null): Element | null => element?.closest(surfaces) ?? null

const isNowhere = (element: Element | null): boolean => element === null || element === document.body

/**
 * Where the focus is. When a surface is closing at this moment, its focus is lost: then the origin of that surface,
 * which gives it up.
 */
function takenOrigin(): HTMLElement | null {
  const active = document.activeElement
  for (const place of closing) {
    if (place.origin === null || !(isNowhere(active) || place.surface?.contains(active))) continue
    const { origin } = place
    place.origin = null
    return origin
  }
  return active instanceof HTMLElement && !isNowhere(active) ? active : null
}

/**
 * Moves the focus back to a surface's origin; where that is gone, to the table or the surface around it.
 * Another element that has the focus keeps it, unless it closes too or contains the origin.
 */
function giveBack(place: Place): void {
  const { origin, home, surface: closed } = place
  const active = document.activeElement
  const isClosing = [...closing].some(({ surface }) => surface?.contains(active))
  closing.delete(place)
  place.origin = null
  place.surface = null
  const isFree = isNowhere(active) || isClosing
  if (origin?.isConnected) {
    if (isFree || surfaceOf(active)?.contains(origin)) origin.focus()
  } else if (isFree && home?.isConnected) focusHome(home)
  else if (isFree && place.isUncalled === true) {
    const open = [...document.querySelectorAll(surfaces)].findLast((each) => each !== closed)
    if (open) focusHome(open)
    else focusPage()
  }
}

/** The page's heading, or its `main`: where a page begins. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  const start = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  start?.focus({ preventScroll: true })
}
