import { Button, Divider, Spinner } from '@fluentui/react-components'
import { type ReactNode, type SyntheticEvent } from 'react'
import { Pagination } from '../Pagination/Pagination.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type DataTablePaging } from './DataTableProps.ts'
import { allMatchingSelection, emptyRowSelection, type RowSelection, selectedCountOf } from './rowSelection.ts'

interface TableFooterProps {
  readonly label: string
  readonly loadedCount: number
  readonly totalCount: number | undefined
  readonly isLoading: boolean
  readonly selection: RowSelection | undefined
  readonly onSelectionChange: ((event: SyntheticEvent, data: { readonly selection: RowSelection }) => void) | undefined
  readonly canSelectAllMatching: boolean
  readonly selectionActions: ReactNode
  readonly paging: DataTablePaging | undefined
}

const figure = new Intl.NumberFormat('en-US')

/** Below the rows, always as high: how many are selected and what to do with them, and the way to more rows. */
export function TableFooter(props: TableFooterProps) {
  const {
    label,
    loadedCount,
    totalCount,
    isLoading,
    selection,
    onSelectionChange,
    canSelectAllMatching,
    selectionActions,
    paging,
  } = props
  const styles = useDataTableStyles()
  const total = totalCount ?? loadedCount
  const selectedCount = selection ? selectedCountOf(selection, total) : 0
  const isRestLoading = paging?.mode === 'all' && paging.isLoadingRest
  return (
    <div className={styles.footer}>
      <div className={styles.footerSide}>
        <span aria-live="polite" className={selectedCount > 0 ? styles.selectedCount : undefined}>
          {selectedCount > 0
            ? selectedCount === total && canSelectAllMatching
              ? `All ${figure.format(total)} selected`
              : `${figure.format(selectedCount)} selected`
            : isLoading
              ? ''
              : `${figure.format(total)} ${total === 1 ? 'row' : 'rows'}`}
        </span>
        {selectedCount > 0 && (
          <>
            {canSelectAllMatching && selectedCount < total && (
              <Button
                size="small"
                appearance="transparent"
                onClick={(event) => onSelectionChange?.(event, { selection: allMatchingSelection })}
              >
                Select all {figure.format(total)} matching
              </Button>
            )}
            <Button
              size="small"
              appearance="transparent"
              onClick={(event) => onSelectionChange?.(event, { selection: emptyRowSelection })}
            >
              Clear selection
            </Button>
            {selectionActions !== undefined && <Divider vertical className={styles.footerDivider} />}
            {selectionActions}
          </>
        )}
      </div>
      {isRestLoading && (
        <Spinner size="extra-tiny" label={`Loading ${figure.format(loadedCount)} of ${figure.format(total)}`} />
      )}
      {paging?.mode === 'pages' && (
        <Pagination
          label={`${label} pages`}
          page={paging.page}
          pageSize={paging.pageSize}
          itemCount={loadedCount}
          totalCount={totalCount}
          hasNextPage={paging.hasNextPage}
          canJump={paging.canJump ?? false}
          onPageChange={paging.onPageChange}
        />
      )}
    </div>
  )
}
