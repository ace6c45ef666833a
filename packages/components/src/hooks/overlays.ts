import { type MouseEvent } from 'react'
import { isSecondClick } from './doubleClicks.ts'

/** Selects open dialogs and drawers. */
export const overlays = '[role="dialog"], [role="alertdialog"]'

/**
 * Selects tables, dialogs and drawers. If a control with the focus is removed, the table, dialog or drawer around the
 * control gets the focus.
 */
export const focusTargets = `[data-focus-target], ${overlays}`

/** Focuses the nearest ancestor that matches `focusTargets`. In a table, focuses the cell with the tab stop. */
export function restoreFocus(element: Element | null): void {
  const target = element?.closest<HTMLElement>(focusTargets)
  const tabStop = target?.querySelector<HTMLElement>(':scope[data-focus-target] [role="grid"] [tabindex="0"]')
  ;(tabStop ?? target)?.focus({ preventScroll: true })
}

/**
 * Props for the backdrop of an overlay. A press on the backdrop keeps the focus in the overlay. The second click of
 * a double click does not close the overlay.
 */
export const focusKeepingBackdrop = {
  // Fluent's default backdrop is transparent inside another dialog.
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
