import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { find, offer } from '../../support/pageBench.ts'
import { benchColumns, type BenchRow } from '../../support/tableRows.ts'

/** A table as in TanStack Virtual's documentation. It renders only visible rows. Users cannot sort or select rows. */
function Table({ rows }: { readonly rows: BenchRow[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 6,
  })
  return (
    <div
      ref={scroller}
      id="scroller"
      style={{ height: '100vh', overflow: 'auto', font: '14px "Segoe UI", sans-serif' }}
    >
      <div style={{ height: virtualizer.getTotalSize(), width: 2220, position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => (
          <div
            key={item.key}
            style={{
              position: 'absolute',
              transform: `translateY(${item.start}px)`,
              display: 'flex',
              height: 40,
              width: '100%',
              borderBottom: '1px solid #eee',
              boxSizing: 'border-box',
            }}
          >
            {benchColumns.map(({ id, isNumber }) => (
              <div
                key={id}
                data-row={item.index}
                style={{
                  width: isNumber ? 140 : 200,
                  flexShrink: 0,
                  boxSizing: 'border-box',
                  padding: '0 12px',
                  lineHeight: '39px',
                  overflow: 'hidden',
                  whiteSpace: 'nowrap',
                  textOverflow: 'ellipsis',
                }}
              >
                {rows[item.index]?.[id]}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

offer({
  mount: (rows, root) => createRoot(root).render(<Table rows={rows} />),
  firstCell: () => find('[data-row="0"]')?.textContent ?? '',
  scroller: () => find('#scroller') ?? document.body,
})
