import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useMemo } from 'react'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type GridPlace, nextGridPlace } from './gridNavigation.ts'
import { cellOf, placeOf, stopsIn } from './useGridFocus.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type ModelRow } from './useTableModel.ts'

/** What happens in the grid, told by place instead of by element. */
export interface GridActions<Row extends object> {
  readonly rows: readonly ModelRow<Row>[]
  readonly columns: readonly DataTableColumn<Row>[]
  readonly hasSelection: boolean
  /** Rows that fit into the view. */
  readonly pageRowCount: number
  readonly focusPlace: (place: GridPlace, isAtEnd?: boolean) => void
  readonly toggleRow: (event: SyntheticEvent, rowIndex: number, isRange: boolean) => void
  readonly togglePage: (event: SyntheticEvent) => void
  readonly openRow: ((event: MouseEvent | KeyboardEvent, row: ModelRow<Row>) => void) | undefined
  readonly startEdit: (row: ModelRow<Row>, column: DataTableColumn<Row>) => void
  readonly runAction: (event: SyntheticEvent, row: ModelRow<Row>, actionId: string) => void
  readonly openActionMenu: (row: ModelRow<Row>, column: DataTableColumn<Row>, target: HTMLElement) => void
  readonly openStatusMenu: (row: ModelRow<Row>, column: DataTableColumn<Row>, target: HTMLElement) => void
  /** Goes to a path of the app; undefined when links are plain links. */
  readonly navigate: ((to: string) => void) | undefined
  /** Widens (or narrows) a column by so many px. */
  readonly resizeBy: (column: DataTableColumn<Row>, delta: number) => void
}

/** How far Alt and an arrow widen or narrow a column, in px. */
const keyboardResizeStep = 16

/**
 * One set of listeners for the whole grid: rows and cells carry none, so that drawing them stays cheap. What was meant is read from
 * the element's ARIA position and its `data-` attributes.
 */
export function useGridEvents<Row extends object>(actions: GridActions<Row>) {
  const latest = useLatest(actions)
  return useMemo(() => {
    const find = ({ row, column }: GridPlace) => {
      const { rows, columns, hasSelection } = latest.current
      return { row: rows[row], column: columns[column - (hasSelection ? 1 : 0)] }
    }
    const toggleAt = (event: SyntheticEvent, place: GridPlace, isRange: boolean) => {
      if (place.row < 0) latest.current.togglePage(event)
      else latest.current.toggleRow(event, place.row, isRange)
    }

    const onClick = (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.target)
      if (!cell || !(event.target instanceof Element)) return
      const widget = event.target.closest<HTMLElement>('a,button,input,[role="checkbox"],[data-resizer]')
      const { row, column } = find(placeOf(cell))
      if (widget?.role === 'checkbox') return toggleAt(event, placeOf(cell), event.shiftKey)
      if (!row || !column) return
      if (!widget) {
        const hasTextSelection = window.getSelection()?.isCollapsed === false
        if (column.type !== 'editable' && !hasTextSelection) latest.current.openRow?.(event, row)
        return
      }
      const { action, to, actionMenu, callStatus } = widget.dataset
      if (action !== undefined && widget.ariaDisabled !== 'true') latest.current.runAction(event, row, action)
      if (actionMenu !== undefined) latest.current.openActionMenu(row, column, widget)
      if (callStatus !== undefined) latest.current.openStatusMenu(row, column, widget)
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (to !== undefined && isPlain && latest.current.navigate) {
        event.preventDefault()
        latest.current.navigate(to)
      }
    }

    const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.target)
      if (!cell) return
      const { row, column } = find(placeOf(cell))
      if (row && column?.type === 'editable') latest.current.startEdit(row, column)
    }

    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellOf(event.target)
      if (!cell || !(event.target instanceof HTMLElement) || event.target.hasAttribute('data-editor')) return
      const { rows, columns, hasSelection, pageRowCount, focusPlace, resizeBy } = latest.current
      const place = placeOf(cell)
      const { row, column } = find(place)
      const isCtrlPressed = event.ctrlKey || event.metaKey

      if (event.altKey) {
        const delta =
          event.key === 'ArrowRight' ? keyboardResizeStep : event.key === 'ArrowLeft' ? -keyboardResizeStep : 0
        if (place.row < 0 && column && delta !== 0) {
          event.preventDefault()
          resizeBy(column, delta)
        }
        return
      }
      // Between the controls of one cell first, then to the next cell.
      const stops = stopsIn(cell)
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const neighbour = step === 0 || isCtrlPressed ? undefined : stops[stops.indexOf(event.target) + step]
      if (neighbour && stops.includes(event.target)) {
        event.preventDefault()
        neighbour.tabIndex = 0
        neighbour.focus()
        return
      }
      const extent = { rowCount: rows.length, columnCount: columns.length + (hasSelection ? 1 : 0), pageRowCount }
      const next = nextGridPlace(place, event.key, isCtrlPressed, extent)
      if (next) {
        event.preventDefault()
        if (next.row !== place.row || next.column !== place.column) focusPlace(next, step < 0)
        return
      }
      const isOnControl = event.target !== cell && event.target.role !== 'checkbox'
      if (event.key === ' ' && hasSelection && !isOnControl) {
        event.preventDefault()
        toggleAt(event, place, event.shiftKey)
      } else if (event.key === 'a' && isCtrlPressed && hasSelection) {
        event.preventDefault()
        latest.current.togglePage(event)
      } else if (event.key === 'F2' && row && column?.type === 'editable') {
        event.preventDefault()
        latest.current.startEdit(row, column)
      } else if (event.key === 'Enter' && !isOnControl) {
        event.preventDefault()
        if (event.target.role === 'checkbox') toggleAt(event, place, event.shiftKey)
        else if (row && column?.type === 'editable') latest.current.startEdit(row, column)
        else if (row) latest.current.openRow?.(event, row)
      }
    }
    return { onClick, onDoubleClick, onKeyDown }
  }, [latest])
}
