import { makeStyles, tokens } from '@fluentui/react-components'
import { DataTable, type DataTableColumn, EmptyState, type EmptyStateProps, type RowAction } from '@tandem/components'
import { column } from '@tandem/components/styles'
import { type ReactNode, useMemo } from 'react'
import { LoadFailed } from '../page/LoadFailed.tsx'
import { useTableTabStyles } from './list.styles.ts'
import { listMessages } from './messages.ts'

const useChoiceTableStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), height: '100%', minHeight: '320px' },
})

interface ChoiceTableProps<Row> {
  readonly texts: { readonly table: string; readonly rowNoun: string; readonly failed: string }
  /** Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[]
  /** Undefined while the first rows load. Keep the array stable. */
  readonly rows: readonly Row[] | undefined
  /** From `useLoadedWhole`. */
  readonly loading: {
    readonly isLoadingRest: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** The buttons of a row. Keep the function stable. */
  readonly buttonsOf: (row: Row) => readonly RowAction[]
  readonly onChoose: (row: Row, actionId: string) => void
  /** Shown if there are no rows. */
  readonly empty: Pick<EmptyStateProps, 'title' | 'text' | 'action'>
  readonly above?: ReactNode
}

/** A table in which the user chooses rows. The table fills the height of its parent. */
export function ChoiceTable<Row extends { readonly id: number; readonly name: string }>(props: ChoiceTableProps<Row>) {
  const { texts, columns, rows, loading, buttonsOf, onChoose, empty, above } = props
  const { isLoadingRest, error, refetch } = loading
  const styles = useChoiceTableStyles()
  const { table } = useTableTabStyles()
  const allColumns = useMemo(
    (): readonly DataTableColumn<Row>[] => [
      ...columns,
      {
        id: 'choice',
        header: listMessages.choice,
        type: 'actions',
        width: 160,
        isAlwaysShown: true,
        getActions: buttonsOf,
      },
    ],
    [columns, buttonsOf],
  )
  if (error && !rows) {
    return <LoadFailed isCompact headingLevel={3} title={texts.failed} error={error} onRetry={refetch} />
  }
  return (
    <div className={styles.root}>
      {above}
      {rows?.length === 0 && !isLoadingRest ? (
        <EmptyState isCompact headingLevel={3} {...empty} />
      ) : (
        <div className={table}>
          <DataTable
            label={texts.table}
            rowNoun={texts.rowNoun}
            columns={allColumns}
            rows={rows}
            getRowId={({ id }) => String(id)}
            getRowLabel={({ name }) => name}
            paging={{ mode: 'all', isLoadingRest }}
            onRowAction={(_, { row, actionId }) => onChoose(row, actionId)}
          />
        </div>
      )}
    </div>
  )
}
