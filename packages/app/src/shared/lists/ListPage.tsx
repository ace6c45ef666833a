import { type DataTableProps, PageHead } from '@tandem/components'
import { type ReactNode } from 'react'
import { BulkRunDialog } from './BulkRunDialog.tsx'
import { type List } from './defineList.ts'
import { type ColumnTools } from './ListColumnsDialog.tsx'
import { ListExport } from './ListExport.tsx'
import { ListFilters } from './ListFilters.tsx'
import { useListPageStyles } from './ListPage.styles.ts'
import { ListTable } from './ListTable.tsx'
import { type ListRow } from './listTypes.ts'

export interface ListPageProps<Row extends ListRow> extends Pick<DataTableProps<Row>, 'onRowAction'> {
  /** For the selected rows, before the list's own actions. */
  readonly selectionActions?: ReactNode
  /** Made once by `defineList`. */
  readonly list: List<Row>
  /** At the right of the page's head; the primary action last. */
  readonly actions?: ReactNode
  /** The one action that fills the list when nothing is there yet. */
  readonly emptyAction?: ReactNode
  /** In the line of the filters, before the list's own buttons. */
  readonly toolbar?: ReactNode
  /** Fields that users define themselves, in the dialog of the columns. Keep it stable. */
  readonly columnTools?: ColumnTools | undefined
  /** What opens over the list: the page's `Outlet`, dialogs. */
  readonly children?: ReactNode
}

/**
 * The page of a list: head, search and filters, columns, rows, pages. What it shows is in the address, so that a reload, Back and a link
 * bring the same view back (decisions, 'Lists, filters, URL').
 */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { list, actions, emptyAction, toolbar, columnTools, selectionActions, onRowAction, children } = props
  const styles = useListPageStyles()
  const { title, help } = list.texts
  return (
    <div className={styles.root} data-wide-page="">
      <PageHead title={title} help={help} actions={actions} />
      <ListFilters list={list} columnTools={columnTools} toolbar={toolbar}>
        <ListExport list={list} />
      </ListFilters>
      <div className={styles.surface}>
        <div className={styles.table}>
          <ListTable
            list={list}
            emptyAction={emptyAction}
            selectionActions={selectionActions}
            {...(onRowAction && { onRowAction })}
          />
        </div>
      </div>
      <BulkRunDialog list={list} />
      {children}
    </div>
  )
}
