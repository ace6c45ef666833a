import { surfaces } from './surfaces.ts'

/** Selects what gets the focus when the focused control inside of it is removed: a table, a dialog or a drawer. */
export const focusHomes = `[data-focus-home], ${surfaces}`

/**
 * Focuses the nearest `focusHomes` around an element, or the element itself: a table's tab stop, else the home. For
 * controls that disappear when they are used.
 */
export function focusHome(element: Element | null): void {
  const home = element?.closest<HTMLElement>(focusHomes)
  const tabStop = home?.querySelector<HTMLElement>(':scope[data-focus-home] [role="grid"] [tabindex="0"]')
  const target = tabStop ?? home
  target?.focus({ preventScroll: true })
}
