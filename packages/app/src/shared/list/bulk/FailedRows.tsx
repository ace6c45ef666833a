import { type Unfinished } from '../../jobs/jobState.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const useFailedRowsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), margin: 0, maxHeight: '40dvh', overflowY: 'auto' },
  group: column(tokens.spacingVerticalXXS),
  failure: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  reason: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  rows: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

interface FailedRowsProps<Row> {
  readonly failed: readonly Unfinished<Row>[]
  /** Rows to which the action does not apply. They are not failures. */
  readonly leftOut: readonly Unfinished<Row>[]
  readonly rowLabel: (row: Row) => string
}

/** Lists the failed rows and the rows that were left out, by reason. */
export function FailedRows<Row>({ failed, leftOut, rowLabel }: FailedRowsProps<Row>) {
  const styles = useFailedRowsStyles()
  const groups = [
    { className: styles.failure, rows: failed },
    { className: styles.reason, rows: leftOut },
  ]
  return (
    <dl className={styles.root}>
      {groups.map(({ className, rows }) =>
        [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, group]) => (
          <div key={`${className} ${reason}`} className={styles.group}>
            <dt className={className}>{reason}</dt>
            <dd className={styles.rows}>{group.map(({ item }) => rowLabel(item)).join(', ')}</dd>
          </div>
        )),
      )}
    </dl>
  )
}
