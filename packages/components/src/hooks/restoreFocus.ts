import { overlays } from './overlays.ts'

/** Selects what gets the focus when the focused control inside of it is removed: a table, a dialog or a drawer. */
export const focusTargets = `[data-focus-target], ${overlays}`

/**
 * Focuses the nearest `focusTargets` around an element, or the element itself; in a table its tab stop. For controls
 * that disappear when they are used.
 */
export function restoreFocus(element: Element | null): void {
  const target = element?.closest<HTMLElement>(focusTargets)
  const tabStop = target?.querySelector<HTMLElement>(':scope[data-focus-target] [role="grid"] [tabindex="0"]')
  ;(tabStop ?? target)?.focus({ preventScroll: true })
}
