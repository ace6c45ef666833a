import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** In px. */
export interface ViewportSize {
  /** Without the scrollbar. */
  readonly height: number
  /** Depends on the theme's density. */
  readonly rowHeight: number
  /** The width that a scrollbar would take. 0 while the scrollbar is visible. */
  readonly freeGutter: number
}

/** The width of a scrollbar, in px. 0 if scrollbars lie over the content. */
function scrollbarSpaceOf(element: HTMLElement): number {
  element.style.scrollbarGutter = 'stable'
  const width = element.offsetWidth - element.clientWidth
  element.style.scrollbarGutter = ''
  return width
}

/** Measures before the first paint, and when the viewport or `probe` changes its size. `probe` is as high as a row. */
export function useViewportSize(
  viewport: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): ViewportSize | undefined {
  const [size, setSize] = useState<ViewportSize>()
  const space = useRef<number>(undefined)
  useLayoutEffect(() => {
    const [element, row] = [viewport.current, probe.current]
    if (!element || !row) return undefined
    const measure = () => {
      const [height, rowHeight] = [element.clientHeight, row.offsetHeight || 40]
      // A hidden element has no scrollbar to measure.
      if (element.offsetWidth > 0) space.current ??= scrollbarSpaceOf(element)
      const freeGutter = Math.max(0, (space.current ?? 0) - (element.offsetWidth - element.clientWidth))
      setSize((before) =>
        before?.height === height && before.rowHeight === rowHeight && before.freeGutter === freeGutter
          ? before
          : { height, rowHeight, freeGutter },
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
