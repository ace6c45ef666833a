import { type RefObject, useEffect, useState } from 'react'
import { useDataTableStyles } from './DataTable.styles.ts'

interface PinnedEdgeProps {
  readonly viewport: RefObject<HTMLElement | null>
  /** Width of the pinned columns, in px. */
  readonly left: number
  /** Height of header and rows, in px. */
  readonly height: number
}

/**
 * The shadow of the pinned columns while other columns are scrolled below them (LIST-51). A single element, not one per
 * cell.
 */
export function PinnedEdge({ viewport, left, height }: PinnedEdgeProps) {
  const styles = useDataTableStyles()
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const element = viewport.current
    if (!element) return undefined
    const update = () => setIsScrolled(element.scrollLeft > 0)
    update()
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [viewport])
  if (!isScrolled) return undefined
  return (
    <div aria-hidden data-pinned-edge="" className={styles.pinnedEdge} style={{ left }}>
      <div className={styles.pinnedShadow} style={{ height }} />
    </div>
  )
}
