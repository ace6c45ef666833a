import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ViewportSize {
  /** Room inside the scroll bars, in px. */
  readonly width: number
  readonly height: number
  /** Height of a row, in px: the theme's density decides. */
  readonly rowHeight: number
}

/**
 * Sizes of a scrolling element, and of a probe in it that is as high as a row. Known before the first paint, kept up to date;
 * undefined until the element is there.
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
      const next = { width: element.clientWidth, height: element.clientHeight, rowHeight: row.offsetHeight || 40 }
      setSize((previous) =>
        previous &&
        previous.width === next.width &&
        previous.height === next.height &&
        previous.rowHeight === next.rowHeight
          ? previous
          : next,
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
