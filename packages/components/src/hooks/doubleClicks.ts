import { type MouseEvent, useRef } from 'react'

/** True for the second click of a double click. */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 1

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Props for a control that disappears after a press, or for its container. The second click of a double click has no
 * effect.
 */
export const singleClicks = {
  onClickCapture: (event: MouseEvent) => {
    if (isSecondClick(event)) ignore(event)
  },
}

/**
 * Props for a view that a click opens. If the user double-clicks, the second click has no effect in the view.
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
