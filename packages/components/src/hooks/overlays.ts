import { type MouseEvent } from 'react'
import { isSecondClick } from './doubleClicks.ts'

/** Selects open dialogs and drawers. */
export const overlays = '[role="dialog"], [role="alertdialog"]'

/** Selects elements that get the focus when the focused control inside is removed: a table, a dialog or a drawer. */
export const focusTargets = `[data-focus-target], ${overlays}`

/**
 * Focuses the nearest `focusTargets` around an element, or the element itself if it is one. A table focuses the cell
 * that is its tab stop. For controls that disappear after use.
 */
export function restoreFocus(element: Element | null): void {
  const target = element?.closest<HTMLElement>(focusTargets)
  const tabStop = target?.querySelector<HTMLElement>(':scope[data-focus-target] [role="grid"] [tabindex="0"]')
  ;(tabStop ?? target)?.focus({ preventScroll: true })
}

/**
 * Props for the backdrop of a dialog or drawer. A press on the backdrop moves the focus to the overlay, so that Escape
 * and Tab still work. The second click of the double click that opened the overlay does not close it. Each overlay dims
 * everything below it.
 */
export const focusKeepingBackdrop = {
  // Fluent's backdrop is transparent inside another dialog.
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
