import { type MouseEvent } from 'react'
import { surfaces } from './surfaces.ts'

/**
 * Props for the backdrop of a dialog or drawer: a press on it moves the focus to the surface, not out of it, so that
 * Escape and Tab still work.
 */
export const focusKeepingBackdrop = {
  onMouseDown: (event: MouseEvent) => {
    event.preventDefault()
    const surface = event.currentTarget.parentElement?.querySelector<HTMLElement>(surfaces)
    surface?.focus()
  },
}
