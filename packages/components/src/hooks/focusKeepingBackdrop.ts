import { type MouseEvent } from 'react'
import { isSecondClick } from './doubleClicks.ts'
import { overlays } from './overlays.ts'

/**
 * Props for the backdrop of a dialog or drawer: a press on it moves the focus to the overlay, not out of it, so that
 * Escape and Tab still work. The second click of the double click that opened the overlay does not close it.
 */
export const focusKeepingBackdrop = {
  onMouseDown: (event: MouseEvent) => {
    event.preventDefault()
    const overlay = event.currentTarget.parentElement?.querySelector<HTMLElement>(overlays)
    overlay?.focus()
  },
  onClick: (event: MouseEvent) => {
    if (isSecondClick(event)) event.preventDefault()
  },
}
