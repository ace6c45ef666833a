import { mergeClasses } from '@fluentui/react-components'
import { type DataTableProps, PageHead } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { BulkRun } from './bulk/BulkRun.tsx'
import { type List } from './defineList.ts'
import { type ColumnTools } from './columns/ListColumnsDialog.tsx'
import { ListExport } from './export/ListExport.tsx'
import { ListFilters } from './view/ListFilters.tsx'
import { useListPageStyles } from './list.styles.ts'
import { ListPanel } from './ListPanel.tsx'
import { ListTable } from './ListTable.tsx'
import { type ListRow } from './listTypes.ts'

export interface ListPageProps<Row extends ListRow> extends Pick<DataTableProps<Row>, 'onRowAction'> {
  readonly list: List<Row>
  /** Actions for the selected rows. */
  readonly selectionActions?: ReactNode
  /** The control that adds a row. It shows in the page header, or in the empty list (LIST-64). */
  readonly action?: ReactNode
  readonly otherActions?: ReactNode
  /** Custom attributes for the columns dialog. Keep the object stable. */
  readonly columnTools?: ColumnTools | undefined
  readonly viewSwitch?: ReactNode
  /** Replaces the table. */
  readonly otherView?: ReactNode
  readonly notice?: ReactNode
  /** The page's `Outlet`, and dialogs. */
  readonly children?: ReactNode
}

/** The page of a list (LIST-24). The address contains the view of the list (LIST-4). */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { list, action, otherActions, columnTools, selectionActions, notice, children } = props
  const { viewSwitch, otherView, onRowAction } = props
  const styles = useListPageStyles()
  const { title, help } = list.texts
  const isBlank = useAtomValue(list.atoms.isBlankAtom)
  const headAction = isBlank && otherView === undefined ? undefined : action
  return (
    <div className={mergeClasses(styles.root, styles.besideFilters)} data-wide-page="">
      <PageHead
        title={title}
        help={help}
        actions={
          headAction || otherActions ? (
            <>
              {otherActions}
              {headAction}
            </>
          ) : undefined
        }
      />
      {notice}
      <ListFilters list={list} columnTools={columnTools} viewSwitch={viewSwitch} hasColumns={otherView === undefined}>
        <ListExport list={list} />
      </ListFilters>
      <ListPanel>
        {otherView ?? (
          <ListTable
            list={list}
            emptyAction={action}
            selectionActions={selectionActions}
            {...(onRowAction && { onRowAction })}
          />
        )}
      </ListPanel>
      <BulkRun list={list} />
      {children}
    </div>
  )
}
