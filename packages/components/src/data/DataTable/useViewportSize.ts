import { type RefObject, useLayoutEffect, useState } from 'react'

/** Heights in px. */
export interface ViewportSize {
  /** Without the scroll bars. */
  readonly height: number
  /** Height of one row, by the theme's density. */
  readonly rowHeight: number
}

/**
 * Height of a scrolling element, and of a probe in it with the height of a row. Measured before the first paint and
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
