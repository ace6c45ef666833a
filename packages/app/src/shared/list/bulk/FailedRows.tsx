import { errorText } from '../../api/errorText.ts'
import { type LeftOutRow } from './bulkAtoms.ts'
import { type FailedRow } from '../../jobs/eachRow.ts'
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
  readonly failed: readonly FailedRow<Row>[]
  /** Rows that the action does not apply to: no failures. Default: none. */
  readonly leftOut?: readonly LeftOutRow<Row>[]
  readonly rowLabel: (row: Row) => string
  /** Why a row failed. Default: the error's text. */
  readonly reasonOf?: (failed: FailedRow<Row>) => string
}

const failureText = ({ error }: FailedRow<unknown>) => errorText(error)

/** The rows that failed, and those that were left out, by the reason. */
export function FailedRows<Row>(props: FailedRowsProps<Row>) {
  const { failed, leftOut = [], rowLabel, reasonOf = failureText } = props
  const styles = useFailedRowsStyles()
  const groups = [
    { className: styles.failure, reasons: Map.groupBy(failed, reasonOf) },
    { className: styles.reason, reasons: Map.groupBy(leftOut, ({ reason }) => reason) },
  ]
  return (
    <dl className={styles.root}>
      {groups.map(({ className, reasons }) =>
        [...reasons].map(([reason, rows]) => (
          <div key={`${className} ${reason}`} className={styles.group}>
            <dt className={className}>{reason}</dt>
            <dd className={styles.rows}>{rows.map(({ row }) => rowLabel(row)).join(', ')}</dd>
          </div>
        )),
      )}
    </dl>
  )
}
