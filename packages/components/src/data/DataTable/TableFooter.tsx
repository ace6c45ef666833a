import { Button, Divider, Spinner } from '@fluentui/react-components'
import { Pagination } from './Pagination.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type DataTablePaging, type DataTableSelection } from './DataTableProps.ts'
import { allMatchingSelection, emptyRowSelection, selectedCountOf } from './rowSelection.ts'

interface TableFooterProps {
  readonly label: string
  readonly loadedCount: number
  readonly totalCount: number | undefined
  readonly isLoading: boolean
  readonly selection: DataTableSelection | undefined
  readonly paging: DataTablePaging | undefined
}

const figure = new Intl.NumberFormat('en-US')

/** Below the rows, always of the same height: the number of selected rows with their actions, and the pages. */
export function TableFooter({ label, loadedCount, totalCount, isLoading, selection, paging }: TableFooterProps) {
  const styles = useDataTableStyles()
  const canSelectAllMatching = selection?.canSelectAllMatching !== false
  const total = totalCount ?? loadedCount
  const selectedCount = selection ? selectedCountOf(selection.selected, total) : 0
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
                onClick={(event) => selection?.onChange(event, { selected: allMatchingSelection })}
              >
                Select all {figure.format(total)} matching
              </Button>
            )}
            <Button
              size="small"
              appearance="transparent"
              onClick={(event) => selection?.onChange(event, { selected: emptyRowSelection })}
            >
              Clear selection
            </Button>
            {selection?.actions !== undefined && <Divider vertical className={styles.footerDivider} />}
            {selection?.actions}
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
