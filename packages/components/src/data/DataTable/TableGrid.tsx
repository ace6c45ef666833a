import { mergeClasses } from '@fluentui/react-components'
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PartFailureContext, usePart } from '../../hooks/lazyPart.tsx'
import { useLatest } from '../../hooks/useLatest.ts'
import { RoutingContext } from '../../theme/routing.ts'
import { cellTextOf } from './cellText.ts'
import { layoutOf, limitedWidth } from './columnLayout.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { type DataTableColumn } from './DataTableColumn.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { type ColumnWidths, type DataTableProps } from './DataTableProps.ts'
import { type EditedCell, type EditEnd } from './DataTableRow.tsx'
import { gridCountsOf } from './gridCounts.ts'
import { gridEvents } from './gridEvents.ts'
import { PinnedEdges } from './PinnedEdges.tsx'
import { nextSort } from './nextSort.ts'
import { type RowTools } from './renderCell.tsx'
import { pageSelectionOf } from './rowSelection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { type OpenTableMenu } from './TableMenu.tsx'
import { tableParts } from './useTableParts.ts'
import { useCellClasses } from './useCellClasses.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useSelectionToggles } from './useSelectionToggles.ts'
import { type ViewportSize } from './useViewportSize.ts'

interface TableGridProps<Row> extends Omit<DataTableProps<Row>, 'widths'> {
  readonly viewport: RefObject<HTMLElement | null>
  readonly size: ViewportSize
  readonly chosenWidths: ColumnWidths
  readonly onWidthsChange: (widths: ColumnWidths) => void
}

const noRows: readonly never[] = []

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, rows = noRows, getRowId, getRowLabel, states, sorting, selection, editing } = props
  const { onRowOpen, onRowAction, viewport, size, chosenWidths, onWidthsChange } = props
  const styles = useDataTableStyles()
  const classes = useCellClasses()
  const routing = useContext(RoutingContext)
  const grid = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<EditedCell>()
  const [menu, setMenu] = useState<OpenTableMenu>()
  const reportFailure = useContext(PartFailureContext)
  const drawMenu = usePart(tableParts.menu, menu !== undefined, ({ error }) => {
    setMenu(undefined)
    reportFailure({ error, retry: undefined })
  })

  const hasSelection = selection !== undefined
  const sort = sorting?.sort
  const rowIds = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const layout = useMemo(
    () => layoutOf(columns, chosenWidths, hasSelection, classes),
    [columns, chosenWidths, hasSelection, classes],
  )
  const latestLabel = useLatest(getRowLabel)
  const [firstColumn] = columns
  const tools = useMemo(
    (): RowTools<Row> => ({
      classes,
      hrefOf: (to) => routing?.hrefOf(to) ?? to,
      labelOf: (row) => latestLabel.current?.(row) ?? (firstColumn ? cellTextOf(firstColumn, row) : ''),
    }),
    [classes, routing, firstColumn, latestLabel],
  )
  const columnCount = columns.length + (hasSelection ? 1 : 0)
  const focus = useGridFocus({ grid, viewport, size, rowCount: rows.length, columnCount })
  // `DataTableBody` makes the first call of `onRendered` before the grid is mounted. This effect repeats the call.
  useLayoutEffect(() => focus.onRendered())
  const { toggleRow, togglePage } = useSelectionToggles(rowIds, selection)

  const resize = (columnId: string, width: number | undefined) => {
    const column = columns.find(({ id }) => id === columnId)
    const { [columnId]: _, ...others } = chosenWidths
    if (column) onWidthsChange(width === undefined ? others : { ...others, [columnId]: limitedWidth(column, width) })
  }
  const endEdit: EditEnd<Row> = (row, { rowId, columnId }, value) => {
    const wasInside = grid.current?.contains(document.activeElement) === true
    const place = {
      row: rowIds.indexOf(rowId),
      column: columns.findIndex(({ id }) => id === columnId) + (hasSelection ? 1 : 0),
    }
    setEdited(undefined)
    if (value !== undefined) editing?.onCellEdit({ row, rowId, columnId, value })
    // If the focus was inside the grid, the focus moves from the removed field to its cell.
    if (wasInside) queueMicrotask(() => focus.focusPlace(place))
  }
  const latestEditEnd = useLatest(endEdit)
  const onEditEnd = useCallback<EditEnd<Row>>((...end) => latestEditEnd.current(...end), [latestEditEnd])

  const withRow = (index: number, run: (row: Row, rowId: string) => void) => {
    const [row, rowId] = [rows[index], rowIds[index]]
    if (row !== undefined && rowId !== undefined) run(row, rowId)
  }
  const openMenu = (row: Row, rowId: string, column: DataTableColumn<Row>, target: HTMLElement) => {
    if (column.type === 'actions') {
      const items = column.getActions(row)
      const onChoose: OpenTableMenu['onChoose'] = (event, actionId) => onRowAction?.(event, { row, rowId, actionId })
      setMenu({ target, label: 'Actions', items, onChoose })
    } else if (column.type === 'choice') {
      const items = column.options.map(({ id, name }) => ({ id, label: name }))
      const onChoose: OpenTableMenu['onChoose'] = (_, value) =>
        editing?.onCellEdit({ row, rowId, columnId: column.id, value })
      setMenu({ target, label: column.header, items, chosenId: column.getChoice(row) ?? '', onChoose })
    }
  }
  const events = gridEvents<Row>({
    columns,
    rowCount: rows.length,
    hasSelection,
    pageRowCount: Math.max(1, Math.floor(size.height / size.rowHeight) - 2),
    focusPlace: focus.focusPlace,
    toggleRow,
    togglePage,
    openRow: (event, index) => withRow(index, (row, rowId) => onRowOpen?.(event, { row, rowId })),
    startEdit: (index, { id }) => withRow(index, (_, rowId) => editing && setEdited({ rowId, columnId: id })),
    runAction: (event, index, actionId) =>
      withRow(index, (row, rowId) => onRowAction?.(event, { row, rowId, actionId })),
    openMenu: (index, column, target) => withRow(index, (row, rowId) => openMenu(row, rowId, column, target)),
    navigate: routing && ((to) => routing.navigate(to)),
    resize,
  })

  const isLoading = props.rows === undefined
  const isRefreshing = states?.isRefreshing === true
  const { rowCount, firstRow } = gridCountsOf(rows.length, props.totalCount, props.paging)
  const selected = selection?.selected
  const pageSelection = useMemo(() => (selected ? pageSelectionOf(selected, rowIds) : 'none'), [selected, rowIds])
  // Used in the styles of rows and cells.
  const widths = {
    '--pinned-start': `${layout.pinned.start}px`,
    '--pinned-end': `${layout.pinned.end}px`,
    '--free-gutter': `${size.freeGutter}px`,
  }
  const style: CSSProperties = { width: layout.totalWidth + size.freeGutter, ...widths }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isRefreshing || isLoading}
        className={styles.grid}
        style={style}
        {...focus.handlers}
        {...events}
      >
        <PinnedEdges
          viewport={viewport}
          pinned={layout.pinned}
          height={Math.min(size.height, (rows.length + 1) * size.rowHeight)}
        />
        <DataTableHead
          layout={layout}
          classes={classes}
          sort={sort}
          onSort={sorting && ((event, columnId) => sorting.onChange(event, { sort: nextSort(sort, columnId) }))}
          pageSelection={pageSelection}
          isSelectionDisabled={rows.length === 0}
          onResize={resize}
        />
        {isLoading ? (
          <SkeletonRows layout={layout} size={size} />
        ) : (
          <DataTableBody
            key={size.rowHeight}
            rows={rows}
            rowIds={rowIds}
            firstRow={firstRow}
            layout={layout}
            tools={tools}
            size={size}
            viewport={viewport}
            selected={selected}
            isOpenable={onRowOpen !== undefined}
            edited={edited}
            onEditEnd={onEditEnd}
            focusedRow={focus.focusedRow}
            onRendered={focus.onRendered}
            className={mergeClasses(styles.body, (isRefreshing || states?.problem !== undefined) && styles.dimmed)}
          />
        )}
      </div>
      {menu && drawMenu?.({ menu, onClose: () => setMenu(undefined) })}
    </>
  )
}
