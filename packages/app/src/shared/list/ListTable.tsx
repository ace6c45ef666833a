import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ColumnSort, DataTable, type DataTableProps, EmptyState } from '@tandem/components'
import { sortingOf, sortText } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { useStored } from '../storage/lastShown.ts'
import { preloadBulkRun } from './bulk/BulkRun.tsx'
import { type List } from './defineList.ts'
import { useFailedStates } from './useFailedStates.tsx'
import { SelectionExport } from './export/ListExport.tsx'
import { cursorOfPage, cursorOfSize } from './view/listCursor.ts'
import { type CellEdit, type ListRow } from './listTypes.ts'
import { pageSizeOf } from './view/listView.ts'
import { listMessages } from './messages.ts'

const useListTableStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
})

interface ListTableProps<Row extends ListRow> extends Pick<DataTableProps<Row>, 'onRowAction'> {
  readonly list: List<Row>
  readonly selectionActions?: ReactNode
  readonly emptyAction: ReactNode
  /** Default: true. */
  readonly hasExport?: boolean
}

const rowId = ({ id }: ListRow): string => String(id)

export function ListTable<Row extends ListRow>({
  list,
  emptyAction,
  selectionActions,
  hasExport = true,
  ...handlers
}: ListTableProps<Row>) {
  const { atoms, texts, rowHref, rowLabel, saveCell, editCellAtom } = list
  const view = useAtomValue(atoms.viewAtom)
  const rows = useAtomValue(atoms.rowsAtom)
  const counts = useAtomValue(atoms.countsAtom)
  const isBlank = useAtomValue(atoms.isBlankAtom)
  const columns = useAtomValue(atoms.tableColumnsAtom)
  const { error, isOld, refetch } = useAtomValue(atoms.statusAtom)
  const [settings, setSettings] = useAtom(atoms.settingsAtom)
  const [selection, setSelection] = useAtom(atoms.selectionAtom)
  const editCell = useSetAtom<unknown, [CellEdit<Row>], unknown>(editCellAtom ?? atoms.cellMutationAtom)
  const changeView = useSetAtom(atoms.changeViewAtom)
  const openRow = useSetAtom(atoms.openRowAtom)
  const hasNextPage = useAtomValue(atoms.hasNextPageAtom)
  const prefetchPage = useSetAtom(atoms.prefetchPageAtom)
  const serverColumns = useAtomValue(atoms.serverColumnsAtom)
  const failedStates = useFailedStates({ error, hasRows: rows !== undefined, isOld, refetch })
  const { cursor, pageSize } = view
  const { page } = cursor

  const sort = useMemo((): ColumnSort | undefined => {
    const sortable = columns.filter(({ isSortable }) => isSortable).map(({ id }) => id)
    const sorting = sortingOf(view.sort, sortable)
    return sorting && { columnId: sorting.path, direction: sorting.isDescending ? 'descending' : 'ascending' }
  }, [columns, view.sort])

  useStored(atoms.rememberColumnsAtom, serverColumns)

  return (
    <DataTable<Row>
      label={texts.title}
      rowNoun={texts.plural.slice(0, -1)}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={rowLabel}
      totalCount={counts?.matching}
      states={{
        isRefreshing: isOld && !error,
        ...failedStates,
        isBlank,
        empty: isBlank ? (
          <EmptyState {...texts.nothingYet} illustration={list.illustration} action={emptyAction} />
        ) : (
          <NothingMatches list={list} />
        ),
      }}
      sorting={{
        sort,
        onChange: (_, { sort: next }) =>
          changeView({
            sort: next && sortText({ path: next.columnId, isDescending: next.direction === 'descending' }),
          }),
      }}
      editing={saveCell || editCellAtom ? { onCellEdit: (edit) => void editCell(edit) } : undefined}
      selection={{
        selected: selection,
        onChange: (_, data) => {
          setSelection(data.selected)
          preloadBulkRun()
        },
        actions: (
          <>
            {selectionActions}
            <BulkActions list={list} />
            {hasExport && <SelectionExport list={list} />}
          </>
        ),
      }}
      widths={{
        columnWidths: settings.widths,
        onChange: ({ columnWidths }) => setSettings((stored) => ({ ...stored, widths: columnWidths })),
      }}
      paging={{
        mode: 'pages',
        page,
        pageSize,
        hasNextPage,
        onPageIntent: (wanted) => prefetchPage(wanted.page > page ? 1 : -1),
        onPageChange: (_, wanted) => {
          // The cursor of another page is the id of a shown row. While the rows of an earlier view show, only the
          // first page can open, because the first page needs no cursor.
          if (!rows || (isOld && wanted.page !== 0)) return
          const nextSize = pageSizeOf(String(wanted.pageSize))
          if (nextSize === pageSize) changeView({ cursor: cursorOfPage({ cursor, rows }, wanted.page) })
          else changeView({ pageSize: nextSize, cursor: cursorOfSize({ cursor, pageSize, rows }, nextSize) })
        },
      }}
      {...(rowHref && { onRowOpen: (_, { row }) => openRow(row) })}
      {...handlers}
    />
  )
}

function NothingMatches<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const changeView = useSetAtom(list.atoms.changeViewAtom)
  const { search, filters, plainFilters } = useAtomValue(list.atoms.viewAtom)
  const styles = useListTableStyles()
  const { plural } = list.texts
  const isFiltered = Object.keys({ ...filters, ...plainFilters }).length > 0
  const { nothingMatches: texts } = listMessages
  const text = search === '' ? texts.filters : isFiltered ? texts.both : texts.search
  return (
    <EmptyState
      illustration="search"
      title={texts.title}
      text={text(plural)}
      action={
        <div className={styles.actions}>
          {search !== '' && <Button onClick={() => changeView({ search: '' })}>{texts.clearSearch}</Button>}
          {isFiltered && (
            <Button onClick={() => changeView({ filters: {}, plainFilters: {} })}>{texts.clearFilters}</Button>
          )}
        </div>
      }
    />
  )
}

/** LIST-44: the bulk actions as buttons. */
function BulkActions<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms } = list
  const bulkActions = useAtomValue(atoms.bulkActionsAtom)
  const count = useAtomValue(atoms.selectedCountAtom)
  const start = useSetAtom(atoms.startBulkAtom)
  return bulkActions.map((action) => {
    const { id, label, icon: Icon } = action
    return (
      <Button
        key={id}
        size="small"
        appearance="subtle"
        {...(Icon && { icon: <Icon /> })}
        onClick={() => void start({ action, count })}
      >
        {label}
      </Button>
    )
  })
}
