import { type MouseEvent, useMemo } from 'react'

/** True for the second click of a double click. */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 1

/** React also reports the clicks in a dialog that the element contains as a component. For these clicks, false. */
const isInside = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)

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
    if (isSecondClick(event) && isInside(event)) ignore(event)
  },
}

/** The view of the last click that was not a second click. */
let clickedView: object | undefined

/**
 * Props for a view that a click opens or uncovers. If the first click of a double click was not in the view, the second
 * click has no effect in the view.
 * @param viewId changes when the same element shows another view, and when the view opens again
 */
export function useOpeningClick(viewId?: unknown) {
  const view = useMemo(() => ({ viewId }), [viewId])
  return {
    onClickCapture: (event: MouseEvent) => {
      if (!isInside(event)) return
      if (!isSecondClick(event)) clickedView = view
      else if (clickedView !== view) ignore(event)
    },
  }
}
