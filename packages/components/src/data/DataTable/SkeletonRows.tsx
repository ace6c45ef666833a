import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { selectionColumnWidth } from './columnLayout.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type ViewportSize } from './useViewportSize.ts'
import { type TableLayout } from './visibleColumns.ts'

interface SkeletonRowsProps<Row> {
  readonly layout: TableLayout<Row>
  readonly size: ViewportSize
}

/** Shares of the column's width that the bars take, so that they look like text and not like a fence. */
const shares = [0.72, 0.48, 0.6, 0.84, 0.4] as const

/** Rows to come, in the columns that they will have; shown after 150 ms only. */
export function SkeletonRows<Row>({ layout, size }: SkeletonRowsProps<Row>) {
  const styles = useDataTableStyles()
  const count = Math.max(1, Math.floor(size.height / size.rowHeight) - 1)
  return (
    <div role="rowgroup">
      <div role="row">
        <div role="gridcell" aria-colspan={layout.columnCount}>
          <Skeleton aria-label="Loading rows" className={styles.skeleton}>
            {Array.from({ length: count }, (_, rowIndex) => (
              <div key={rowIndex} className={styles.skeletonRow} style={{ width: layout.totalWidth }}>
                {layout.hasSelection && (
                  <div
                    className={mergeClasses(styles.skeletonCell, styles.skeletonSelection)}
                    style={{ width: selectionColumnWidth }}
                  >
                    <SkeletonItem shape="square" size={16} />
                  </div>
                )}
                {layout.columns.map(({ column, width }, columnIndex) => (
                  <div key={column.id} className={styles.skeletonCell} style={{ width }}>
                    <SkeletonItem
                      size={12}
                      style={{ width: `${(shares[(rowIndex * 3 + columnIndex) % shares.length] ?? 0.5) * 80}%` }}
                    />
                  </div>
                ))}
              </div>
            ))}
          </Skeleton>
        </div>
      </div>
    </div>
  )
}
