import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { virtualRow } from '../../theme/styleFragments.ts'

const useResultRowListStyles = makeStyles({
  root: {
    minHeight: 0,
    overflowY: 'auto',
    outlineOffset: '-2px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  compact: { maxHeight: '40dvh' },
  content: { position: 'relative', width: '100%' },
  row: virtualRow,
})

/** Height of a `ResultRow`, in px. For a compact row it is an estimate, because the text of such a row can wrap. */
const rowHeight = 40
const compactRowHeight = 56

/** Makes the list scrollable by keyboard. Browsers ensure this only for regions without focusable content. */
const keyboardStop = { tabIndex: 0 } as const

export interface ResultRowListProps {
  /** The list's accessible name, 'Rows of the file'. */
  readonly label: string
  readonly count: number
  /** The key of the row at an index, for filtered lists. Default: the index. */
  readonly keyOf?: ((index: number) => number) | undefined
  /** True if the rows are compact. The list is then as high as its rows, up to 40% of the window. Default: false. */
  readonly isCompact?: boolean | undefined
  /** Renders a `ResultRow`. Let the row subscribe to its state, so that the list does not render when a row changes. */
  readonly renderRow: (index: number) => ReactNode
}

/**
 * The results of a job. Rows out of view are not in the DOM. Keyboard: Tab focuses the list. Arrows, Page Up and Page
 * Down scroll the list. The next Tab moves to the links and buttons of the rows.
 */
export function ResultRowList({ label, count, keyOf, isCompact = false, renderRow }: ResultRowListProps) {
  const styles = useResultRowListStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCompact ? compactRowHeight : rowHeight),
    overscan: 8,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  })
  return (
    <div
      ref={scroller}
      {...keyboardStop}
      role="region"
      aria-label={label}
      className={mergeClasses(styles.root, isCompact && styles.compact)}
    >
      <div role="list" className={styles.content} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={isCompact ? virtualizer.measureElement : undefined}
            data-index={index}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={count}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {renderRow(index)}
          </div>
        ))}
      </div>
    </div>
  )
}
