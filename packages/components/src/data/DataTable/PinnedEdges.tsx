import { mergeClasses } from '@fluentui/react-components'
import { type RefObject, useEffect, useState } from 'react'
import { useDataTableStyles } from './DataTable.styles.ts'

interface PinnedEdgesProps {
  readonly viewport: RefObject<HTMLElement | null>
  /** The widths of the pinned columns at the start and at the end, in px. */
  readonly pinned: { readonly start: number; readonly end: number }
  /** The height of the header and the rows, in px. */
  readonly height: number
}

/** The shadows at the edges of the pinned columns (LIST-51). A shadow in each cell would be slow. */
export function PinnedEdges({ viewport, pinned, height }: PinnedEdgesProps) {
  const styles = useDataTableStyles()
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const element = viewport.current
    if (!element) return undefined
    const update = () => {
      const { scrollLeft, offsetWidth, scrollWidth } = element
      // `offsetWidth` includes the vertical scrollbar. If the hidden content at the end is not wider than the
      // scrollbar, this content is only padding, and the edge needs no shadow.
      const next = { start: scrollLeft > 0, end: scrollLeft + offsetWidth < scrollWidth - 1 }
      setHidden((before) => (before.start === next.start && before.end === next.end ? before : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    // The width of the grid changes when the width of a column changes.
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [viewport])
  return (
    <>
      {hidden.start && (
        <div aria-hidden data-pinned-edge="start" className={styles.edge} style={{ left: pinned.start }}>
          <div className={mergeClasses(styles.shadow, styles.shadowStart)} style={{ height }} />
        </div>
      )}
      {hidden.end && (
        <div
          aria-hidden
          data-pinned-edge="end"
          className={mergeClasses(styles.edge, styles.edgeEnd)}
          style={{ right: pinned.end }}
        >
          <div className={mergeClasses(styles.shadow, styles.shadowEnd)} style={{ height }} />
        </div>
      )}
    </>
  )
}
