import { mergeClasses } from '@fluentui/react-components'
import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RoutingContext } from '../../theme/routing.ts'
import { cellTextOf } from './cellText.ts'
import { columnWidthLimits } from './columnLayout.ts'
import { useDataTableStyles } from './DataTable.styles.ts'
import { useCellClasses } from './useCellClasses.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableHead } from './DataTableHead.tsx'
import { type DataTableProps } from './DataTableProps.ts'
import { type EditedCell, type EditEnd } from './DataTableRow.tsx'
import { gridCountsOf } from './gridCounts.ts'
import { type GridPlace } from './gridNavigation.ts'
import { nextSort } from './nextSort.ts'
import { type RowTools, splitActions } from './renderCell.tsx'
import { pageSelectionOf } from './rowSelection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableMenu, type OpenTableMenu } from './TableMenu.tsx'
import { TableTooltip } from './TableTooltip.tsx'
import { useGridEvents } from './useGridEvents.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useSelectionToggles } from './useSelectionToggles.ts'
import { useTableModel } from './useTableModel.ts'
import { useTableLayout } from './useTableLayout.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type ViewportSize } from './useViewportSize.ts'

type OwnProps =
  | 'label'
  | 'columns'
  | 'rows'
  | 'getRowId'
  | 'getRowLabel'
  | 'isRefreshing'
  | 'sort'
  | 'onSortChange'
  | 'sortedBy'
  | 'selection'
  | 'onSelectionChange'
  | 'onRowOpen'
  | 'onRowAction'
  | 'onCellEdit'
  | 'onCallStatusChange'
  | 'totalCount'
  | 'paging'

interface TableGridProps<Row extends object> extends Pick<DataTableProps<Row>, OwnProps> {
  readonly viewport: RefObject<HTMLElement | null>
  readonly size: ViewportSize
  readonly chosenWidths: Readonly<Record<string, number>>
  readonly onWidthsChange: (widths: Readonly<Record<string, number>>) => void
  readonly onEndReached: (() => void) | undefined
}

const noRows: readonly never[] = []

/** The grid itself: head and rows, with everything that happens in them. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const {
    label,
    columns,
    rows: givenRows,
    getRowId,
    getRowLabel,
    isRefreshing = false,
    sort,
    onSortChange,
    sortedBy = 'server',
  } = props
  const { selection, onRowOpen, onRowAction, onCellEdit, onCallStatusChange } = props
  const { viewport, size, chosenWidths, onWidthsChange, onEndReached } = props
  const styles = useDataTableStyles()
  const classes = useCellClasses()
  const routing = useContext(RoutingContext)
  const grid = useRef<HTMLDivElement>(null)
  const focusedRow = useRef(-1)
  const focusedColumn = useRef(-1)
  const [edited, setEdited] = useState<EditedCell>()
  const [menu, setMenu] = useState<OpenTableMenu>()

  const hasSelection = selection !== undefined
  const isSortedHere = sortedBy === 'client'
  const { rows, widths } = useTableModel({
    columns,
    rows: givenRows ?? noRows,
    getRowId,
    sort,
    isSortedHere,
    chosenWidths,
    hasSelection,
    available: size.width,
  })
  const onFocusedPlace = useCallback(({ row, column }: GridPlace) => {
    focusedRow.current = row
    focusedColumn.current = column
  }, [])
  const layout = useTableLayout({ columns, widths, hasSelection, classes, viewport, size, focusedColumn })
  const latestLabel = useLatest(getRowLabel)
  const [firstColumn] = columns
  const tools = useMemo(
    (): RowTools<Row> => ({
      classes,
      hrefOf: routing ? (to) => routing.hrefOf(to) : (to) => to,
      labelOf: (row) => latestLabel.current?.(row) ?? (firstColumn ? cellTextOf(firstColumn, row) : ''),
    }),
    [classes, routing, firstColumn, latestLabel],
  )
  const { focusPlace, onDrawn, handlers } = useGridFocus({
    grid,
    viewport,
    layout,
    size,
    rowCount: rows.length,
    onFocusedPlace,
  })
  // Rows draw before this grid's element is known for the first time.
  useLayoutEffect(onDrawn)
  const { rowIds, toggleRow, togglePage } = useSelectionToggles(rows, selection, props.onSelectionChange)

  const resize = (columnId: string, width: number | undefined) => {
    const column = columns.find(({ id }) => id === columnId)
    if (!column) return
    const { [columnId]: _, ...others } = chosenWidths
    if (width === undefined) return onWidthsChange(others)
    const [least, most] = [column.minWidth ?? columnWidthLimits.least, column.maxWidth ?? columnWidthLimits.most]
    onWidthsChange({ ...others, [columnId]: Math.round(Math.min(most, Math.max(least, width))) })
  }
  const latestResize = useLatest(resize)
  const onResize = useCallback(
    (columnId: string, width: number | undefined) => latestResize.current(columnId, width),
    [latestResize],
  )

  const sortBy = (event: SyntheticEvent, columnId: string) => onSortChange?.(event, { sort: nextSort(sort, columnId) })
  const latestSort = useLatest(sortBy)
  const onSort = useCallback(
    (event: SyntheticEvent, columnId: string) => latestSort.current(event, columnId),
    [latestSort],
  )

  const endEdit: EditEnd<Row> = ({ row, rowId, columnId, value }) => {
    const [rowIndex, columnIndex] = [rowIds.indexOf(rowId), columns.findIndex(({ id }) => id === columnId)]
    const wasInside = grid.current?.contains(document.activeElement) === true
    setEdited(undefined)
    if (value !== undefined) onCellEdit?.({ row, rowId, columnId, value })
    // Back to the cell, unless focus went elsewhere by itself; the field is still there, so wait until the cell is drawn.
    if (wasInside) queueMicrotask(() => focusPlace({ row: rowIndex, column: columnIndex + (hasSelection ? 1 : 0) }))
  }
  const latestEditEnd = useLatest(endEdit)
  const onEditEnd = useCallback<EditEnd<Row>>((data) => latestEditEnd.current(data), [latestEditEnd])

  const events = useGridEvents<Row>({
    rows,
    columns,
    hasSelection,
    pageRowCount: Math.max(1, Math.floor(size.height / size.rowHeight) - 2),
    focusPlace,
    toggleRow,
    togglePage,
    openRow: onRowOpen && ((event, { original, id }) => onRowOpen(event, { row: original, rowId: id })),
    startEdit: ({ id }, column) => onCellEdit && setEdited({ rowId: id, columnId: column.id }),
    runAction: (event, { original, id }, actionId) => onRowAction?.(event, { row: original, rowId: id, actionId }),
    openActionMenu: (row, column, target) => {
      if (column.type !== 'actions') return
      setMenu({
        kind: 'actions',
        target,
        label: 'Actions',
        actions: splitActions(column.getActions(row.original)).inMenu,
        onChoose: (event, actionId) => onRowAction?.(event, { row: row.original, rowId: row.id, actionId }),
      })
    },
    openStatusMenu: (row, column, target) => {
      if (column.type !== 'callStatus') return
      setMenu({
        kind: 'options',
        target,
        label: column.header,
        options: column.options,
        chosenId: column.getCallStatus(row.original) ?? '',
        onChoose: (event, status) =>
          onCallStatusChange?.(event, { row: row.original, rowId: row.id, columnId: column.id, status }),
      })
    },
    navigate: routing && ((to) => routing.navigate(to)),
    resizeBy: (column, delta) => {
      const index = columns.indexOf(column)
      resize(column.id, (widths[index] ?? 0) + delta)
    },
  })

  const { rowCount, firstRow } = gridCountsOf(rows.length, props.totalCount, props.paging)
  const pageSelection = useMemo(() => (selection ? pageSelectionOf(selection, rowIds) : 'none'), [selection, rowIds])
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={layout.columnCount}
        aria-multiselectable={hasSelection || undefined}
        aria-busy={isRefreshing || givenRows === undefined}
        className={styles.grid}
        style={{ width: layout.totalWidth }}
        {...handlers}
        {...events}
      >
        <DataTableHead
          layout={layout}
          classes={classes}
          sort={sort}
          onSort={onSort}
          pageSelection={pageSelection}
          isSelectionDisabled={rows.length === 0}
          onResize={onResize}
        />
        {givenRows === undefined ? (
          <SkeletonRows layout={layout} size={size} />
        ) : (
          <DataTableBody<Row>
            key={size.rowHeight}
            rows={rows}
            firstRow={firstRow}
            layout={layout}
            tools={tools}
            size={size}
            viewport={viewport}
            selection={selection}
            isOpenable={onRowOpen !== undefined}
            edited={edited}
            onEditEnd={onEditEnd}
            focusedRow={focusedRow}
            onDrawn={onDrawn}
            onEndReached={onEndReached}
            className={mergeClasses(styles.body, isRefreshing && styles.dimmed)}
          />
        )}
      </div>
      <TableTooltip grid={grid} />
      {menu && <TableMenu menu={menu} onClose={() => setMenu(undefined)} />}
    </>
  )
}
