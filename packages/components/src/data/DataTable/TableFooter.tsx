import { Spinner } from '@fluentui/react-components'
import { Pagination } from './Pagination.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import { type DataTablePaging } from './DataTableProps.ts'

interface TableFooterProps {
  readonly label: string
  readonly loadedCount: number
  readonly totalCount: number | undefined
  readonly isLoading: boolean
  readonly paging: DataTablePaging | undefined
}

const figure = new Intl.NumberFormat('en-US')

/** Below the rows, always of the same height: the number of rows, and the pages. */
export function TableFooter({ label, loadedCount, totalCount, isLoading, paging }: TableFooterProps) {
  const styles = useDataTableStyles()
  const total = totalCount ?? loadedCount
  const isRestLoading = paging?.mode === 'all' && paging.isLoadingRest
  return (
    <div className={styles.footer}>
      <span>{isLoading ? '' : `${figure.format(total)} ${total === 1 ? 'row' : 'rows'}`}</span>
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
          onPageIntent={paging.onPageIntent}
        />
      )}
    </div>
  )
}
