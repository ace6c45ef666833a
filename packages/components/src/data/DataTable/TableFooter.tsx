import { Spinner } from '@fluentui/react-components'
import { counted, formatCount } from '../../format/formatFigure.ts'
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

/** Below the rows, always of the same height: the number of rows, and the pages. */
export function TableFooter({ label, loadedCount, totalCount, isLoading, paging }: TableFooterProps) {
  const styles = useDataTableStyles()
  const total = totalCount ?? loadedCount
  const isRestLoading = paging?.mode === 'all' && paging.isLoadingRest
  return (
    <div className={styles.footer}>
      <span>{isLoading ? '' : counted(total, 'row')}</span>
      {isRestLoading && (
        <Spinner size="extra-tiny" label={`Loading ${formatCount(loadedCount)} of ${formatCount(total)}`} />
      )}
      {paging?.mode === 'pages' && (
        <Pagination
          label={`${label} pages`}
          page={paging.page}
          pageSize={paging.pageSize}
          itemCount={loadedCount}
          totalCount={totalCount}
          hasNextPage={paging.hasNextPage}
          onPageChange={paging.onPageChange}
          onPageIntent={paging.onPageIntent}
        />
      )}
    </div>
  )
}
