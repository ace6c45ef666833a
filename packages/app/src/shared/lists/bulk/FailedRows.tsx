import { failureText } from './bulkAtoms.ts'
import { type FailedRow } from './eachRow.ts'
import { useFailedRowsStyles } from './FailedRows.styles.ts'

interface FailedRowsProps<Row> {
  readonly failed: readonly FailedRow<Row>[]
  readonly rowLabel: (row: Row) => string
  /** Why a row failed. Default: the error's text. */
  readonly reasonOf?: (failed: FailedRow<Row>) => string
}

/** The rows that failed, by the reason. */
export function FailedRows<Row>({ failed, rowLabel, reasonOf = failureText }: FailedRowsProps<Row>) {
  const styles = useFailedRowsStyles()
  return (
    <dl className={styles.root}>
      {[...Map.groupBy(failed, reasonOf)].map(([reason, rows]) => (
        <div key={reason} className={styles.group}>
          <dt className={styles.reason}>{reason}</dt>
          <dd className={styles.rows}>{rows.map(({ row }) => rowLabel(row)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
