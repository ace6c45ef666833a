import { type MouseEvent, useRef } from 'react'

/**
 * True if a click is the second click of a double click. The first click may have put another control under the
 * pointer.
 */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 1

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Props for a control that disappears or moves after a press, or whose next press acts on another item. The second
 * click of a double click has no effect.
 */
export const singleClicks = {
  onClickCapture: (event: MouseEvent) => {
    if (isSecondClick(event)) ignore(event)
  },
}

/**
 * Props for a view. If the first click of a double click opens the view, the second click has no effect.
 * @param viewId changes when the same element shows another view
 */
export function useOpeningClick(viewId?: unknown) {
  const clickedView = useRef<{ readonly viewId: unknown }>(undefined)
  return {
    onClickCapture: (event: MouseEvent) => {
      if (!isSecondClick(event)) clickedView.current = { viewId }
      else if (!clickedView.current || clickedView.current.viewId !== viewId) ignore(event)
    },
  }
}
