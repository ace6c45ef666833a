import { type RefObject, useLayoutEffect, useState } from 'react'

/** Heights in px. */
export interface ViewportSize {
  /** Inside the scroll bars. */
  readonly height: number
  /** Of one row: the theme's density decides. */
  readonly rowHeight: number
}

/**
 * Height of a scrolling element, and of a probe in it that is as high as a row. Measured before the first paint and
 * kept up to date; undefined until the element is mounted.
 */
export function useViewportSize(
  viewport: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): ViewportSize | undefined {
  const [size, setSize] = useState<ViewportSize>()
  useLayoutEffect(() => {
    const [element, row] = [viewport.current, probe.current]
    if (!element || !row) return undefined
    const measure = () => {
      const [height, rowHeight] = [element.clientHeight, row.offsetHeight || 40]
      setSize((before) =>
        before?.height === height && before.rowHeight === rowHeight ? before : { height, rowHeight },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(row)
    return () => observer.disconnect()
  }, [viewport, probe])
  return size
}
