import { type MouseEvent } from 'react'
import { isSecondClick } from './doubleClicks.ts'
import { surfaces } from './surfaces.ts'

/**
 * Props for the backdrop of a dialog or drawer: a press on it moves the focus to the surface, not out of it, so that
 * Escape and Tab still work. The second click of the double click that opened the surface does not close it.
 */
export const focusKeepingBackdrop = {
  onMouseDown: (event: MouseEvent) => {
    event.preventDefault()
    const surface = event.currentTarget.parentElement?.querySelector<HTMLElement>(surfaces)
    surface?.focus()
  },
  onClick: (event: MouseEvent) => {
    if (isSecondClick(event)) event.preventDefault()
  },
}
