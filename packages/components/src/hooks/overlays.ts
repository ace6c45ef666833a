import { type MouseEvent } from 'react'
import { isSecondClick } from './doubleClicks.ts'

/** Selects open dialogs and drawers. */
export const overlays = '[role="dialog"], [role="alertdialog"]'

/** Selects tables, dialogs and drawers. Such an element gets the focus if the focused control inside is removed. */
export const focusTargets = `[data-focus-target], ${overlays}`

/**
 * Focuses the nearest element that matches `focusTargets`: `element` or one of its ancestors. In a table, focuses the
 * cell with the tab stop.
 */
export function restoreFocus(element: Element | null): void {
  const target = element?.closest<HTMLElement>(focusTargets)
  const tabStop = target?.querySelector<HTMLElement>(':scope[data-focus-target] [role="grid"] [tabindex="0"]')
  ;(tabStop ?? target)?.focus({ preventScroll: true })
}

/**
 * Props for the backdrop of a dialog or drawer. A press on the backdrop moves the focus to the overlay, so that Escape
 * and Tab continue to work. If a double click opens the overlay, its second click does not close the overlay.
 */
export const focusKeepingBackdrop = {
  // Each overlay dims the content below. Fluent's default backdrop is transparent inside another dialog.
  appearance: 'dimmed' as const,
  onMouseDown: (event: MouseEvent) => {
    event.preventDefault()
    const overlay = event.currentTarget.parentElement?.querySelector<HTMLElement>(overlays)
    overlay?.focus()
  },
  onClick: (event: MouseEvent) => {
    if (isSecondClick(event)) event.preventDefault()
  },
}
