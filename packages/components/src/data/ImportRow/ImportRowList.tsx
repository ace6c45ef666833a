import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useImportRowListStyles } from './ImportRowList.styles.ts'

/** Height of an `ImportRow`, in px. */
const rowHeight = 40

/** A region that scrolls is reached by the keyboard, as the browser does by itself where nothing in it takes the focus. */
const keyboardStop = { tabIndex: 0 } as const

export interface ImportRowListProps {
  /** Accessible name: 'Rows of the file'. */
  readonly label: string
  readonly count: number
  /** Identity of the row at a place, for lists that are filtered. Default: its place. */
  readonly keyOf?: (index: number) => number
  /** An `ImportRow` that subscribes to its own state: the list is not drawn again when rows change. */
  readonly renderRow: (index: number) => ReactNode
}

/** The rows of an import, however many: only those in view are drawn. Keyboard: Tab reaches the list, arrows and Page keys scroll it, Tab goes on to the links and buttons of its rows. */
export function ImportRowList({ label, count, keyOf, renderRow }: ImportRowListProps) {
  const styles = useImportRowListStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    ...(keyOf ? { getItemKey: keyOf } : {}),
  })
  return (
    <div ref={scroller} {...keyboardStop} role="region" aria-label={label} className={styles.root}>
      <div role="list" className={styles.content} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
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
