import { mergeClasses } from '@fluentui/react-components'
import { selectionColumnWidth, type TableLayout } from './columnLayout.ts'
import { useDataTableStyles, useSkeletonBarClass } from './DataTable.styles.ts'
import { type ViewportSize } from './useViewportSize.ts'

interface SkeletonRowsProps<Row> {
  readonly layout: TableLayout<Row>
  readonly size: ViewportSize
}

/** Relative widths of the bars. Different widths make the bars look like text. */
const shares = [0.72, 0.48, 0.6, 0.84, 0.4] as const

/** Draws the bars with plain elements, because a table has about a hundred bars. */
export function SkeletonRows<Row>({ layout, size }: SkeletonRowsProps<Row>) {
  const styles = useDataTableStyles()
  const bar = useSkeletonBarClass()
  const count = Math.max(1, Math.floor(size.height / size.rowHeight) - 1)
  return (
    <div role="rowgroup">
      <div role="row">
        <div role="gridcell" aria-colspan={layout.columns.length + (layout.hasSelection ? 1 : 0)}>
          <div className={styles.skeleton}>
            <div role="progressbar" aria-busy aria-label="Loading rows" className={styles.skeletonPulse}>
              {Array.from({ length: count }, (_, rowIndex) => (
                <div key={rowIndex} className={styles.skeletonRow}>
                  {layout.hasSelection && (
                    <div
                      className={mergeClasses(styles.skeletonCell, styles.skeletonSelection)}
                      style={{ width: selectionColumnWidth }}
                    >
                      <span className={mergeClasses(bar, styles.skeletonBox)} />
                    </div>
                  )}
                  {layout.columns.map(({ column, className, style }, columnIndex) => (
                    <div key={column.id} className={mergeClasses(className, styles.skeletonCell)} style={style}>
                      {column.type !== 'actions' && (
                        <span
                          className={bar}
                          style={{ width: `${(shares[(rowIndex * 3 + columnIndex) % shares.length] ?? 0.5) * 80}%` }}
                        />
                      )}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
