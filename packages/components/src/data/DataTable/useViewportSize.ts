import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Sizes in px. */
export interface ViewportSize {
  /** Without the scroll bars. */
  readonly height: number
  /** Height of one row, by the theme's density. */
  readonly rowHeight: number
  /** Width that is reserved for a scrollbar, in px. 0 while the scrollbar shows. */
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
 * Sizes of a scrolling element, and height of a probe in it that is as high as a row. Measured before the first paint
 * and kept up to date; undefined until the element is mounted.
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
