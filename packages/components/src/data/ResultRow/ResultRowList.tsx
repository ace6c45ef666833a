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

/** In px. A compact row may be higher, because the text wraps. */
const rowHeight = 40
const compactRowHeight = 56

/** Makes the list scrollable by keyboard. Browsers do this only for regions without focusable content. */
const keyboardStop = { tabIndex: 0 } as const

export interface ResultRowListProps {
  /** Accessible name. */
  readonly label: string
  readonly count: number
  /** Returns the key of the row at an index. A filter changes the indexes, but not the keys. Default: the index. */
  readonly keyOf?: ((index: number) => number) | undefined
  /** The rows are compact, and the list fills at most 40% of the window. Default: false. */
  readonly isCompact?: boolean | undefined
  /** Renders a `ResultRow`. The rendered component, not the list, should subscribe to the state of the row. */
  readonly renderRow: (index: number) => ReactNode
}

/** The results of a job. Only rows in view are in the DOM. */
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
