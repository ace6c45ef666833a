import { type MouseEvent, useRef } from 'react'

/** Whether a click is the second one of a double click. The first may have put another control under the pointer. */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 1

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Props for controls that disappear, move or act on the next thing when they are pressed: the second click of a double
 * click does nothing.
 */
export const singleClicks = {
  onClickCapture: (event: MouseEvent) => {
    if (isSecondClick(event)) ignore(event)
  },
}

/**
 * Props for a view: the second click of the double click that opened it does nothing.
 * @param viewId the same element shows another view when it changes
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
