import { type RefCallback, useCallback, useState } from 'react'

/**
 * Width of an element in whole px, measured before the first paint and kept up to date, and the element's ref. 0 while
 * the element is hidden.
 */
export function useElementWidth(): readonly [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
