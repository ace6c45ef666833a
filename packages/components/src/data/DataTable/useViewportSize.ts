import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Sizes in px. */
export interface ViewportSize {
  /** Height without the scrollbar. */
  readonly height: number
  /** Height of one row, by the theme's density. */
  readonly rowHeight: number
  /** Width that rows leave free for the scrollbar. 0 while the scrollbar shows. */
  readonly freeGutter: number
}

/** Width of the scrollbar that an element has or would have. 0 if scrollbars take no space. */
function scrollbarSpaceOf(element: HTMLElement): number {
  element.style.scrollbarGutter = 'stable'
  const width = element.offsetWidth - element.clientWidth
  element.style.scrollbarGutter = ''
  return width
}

/**
 * Measures a scrolling element before the first paint and after each change of its size. `probe` is an element as high
 * as a row. Undefined until the scrolling element is mounted.
 */
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
      // The space of a scrollbar cannot be measured while the element is hidden.
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
