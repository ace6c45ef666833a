import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { isSecondClick } from '../../hooks/doubleClicks.ts'
import { isPlainClick } from '../../theme/routing.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type GridPlace, nextGridPlace } from './gridNavigation.ts'
import { cellOf, controlsIn, placeOf } from './useGridFocus.ts'

/** In all callbacks, `row` is the position of a row and starts at 0. */
export interface GridActions<Row> {
  readonly columns: readonly DataTableColumn<Row>[]
  readonly rowCount: number
  readonly hasSelection: boolean
  /** The number of rows by which Page Up and Page Down move the focus. */
  readonly pageRowCount: number
  readonly focusPlace: (place: GridPlace, isAtEnd?: boolean) => void
  readonly toggleRow: (event: SyntheticEvent, row: number, isRange: boolean) => void
  readonly togglePage: (event: SyntheticEvent) => void
  readonly openRow: (event: MouseEvent | KeyboardEvent, row: number) => void
  readonly startEdit: (row: number, column: DataTableColumn<Row>) => void
  readonly runAction: (event: SyntheticEvent, row: number, actionId: string) => void
  readonly openMenu: (row: number, column: DataTableColumn<Row>, target: HTMLElement) => void
  /** Opens an address without a page load. Undefined if the browser opens the links. */
  readonly navigate: ((to: string) => void) | undefined
  readonly resize: (columnId: string, width: number) => void
}

/** In px. */
const keyboardResizeStep = 16

const arrowStep = (key: string) => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)

/** The full address of the shortened link at `place`. Undefined if `place` is not in a shortened link. */
function addressAt(place: unknown): string | undefined {
  const element = place instanceof Text ? place.parentElement : place
  return element instanceof Element ? element.closest<HTMLElement>('[data-address]')?.dataset['address'] : undefined
}

/** Returns the listeners of the grid element. They also handle the events of its rows and cells. */
export function gridEvents<Row>(actions: GridActions<Row>) {
  const { columns, rowCount, hasSelection } = actions
  const columnAt = ({ column }: GridPlace) => columns[column - (hasSelection ? 1 : 0)]
  const toggleAt = (event: SyntheticEvent, { row }: GridPlace, isRange: boolean) =>
    row < 0 ? actions.togglePage(event) : actions.toggleRow(event, row, isRange)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    if (!cell || !(event.target instanceof Element)) return
    const place = placeOf(cell)
    const control = event.target.closest<HTMLElement>('a,button,input,[role="checkbox"],[data-resizer]')
    if (control?.role === 'checkbox') return toggleAt(event, place, event.shiftKey)
    const column = columnAt(place)
    if (place.row < 0 || !column) return
    // Ignores the second click of a double click, because the first click can move another row under the pointer.
    if (isSecondClick(event)) {
      event.preventDefault()
      return
    }
    if (!control) {
      const hasTextSelection = window.getSelection()?.isCollapsed === false
      if (column.type !== 'editable' && !hasTextSelection) actions.openRow(event, place.row)
      return
    }
    const { action, to, actionMenu, choice } = control.dataset
    if (action !== undefined && control.ariaDisabled !== 'true') actions.runAction(event, place.row, action)
    if (actionMenu !== undefined || choice !== undefined) actions.openMenu(place.row, column, control)
    if (to !== undefined && actions.navigate && isPlainClick(event)) {
      event.preventDefault()
      actions.navigate(to)
    }
  }

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    if (!cell) return
    const place = placeOf(cell)
    const column = columnAt(place)
    if (place.row >= 0 && column?.type === 'editable') actions.startEdit(place.row, column)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    if (!cell || !(event.target instanceof HTMLElement) || event.target.hasAttribute('data-editor')) return
    const place = placeOf(cell)
    const column = columnAt(place)
    const step = arrowStep(event.key)
    const isCtrlPressed = event.ctrlKey || event.metaKey

    if (event.altKey) {
      if (place.row < 0 && column && step !== 0) {
        event.preventDefault()
        actions.resize(column.id, cell.offsetWidth + step * keyboardResizeStep)
      }
      return
    }
    // The left and right arrow keys move to the next control of the cell before they move to the next cell.
    const controls = controlsIn(cell)
    const position = controls.indexOf(event.target)
    const neighbour = position >= 0 && step !== 0 && !isCtrlPressed ? controls[position + step] : undefined
    if (neighbour) {
      event.preventDefault()
      neighbour.focus()
      return
    }
    const columnCount = columns.length + (hasSelection ? 1 : 0)
    const extent = { rowCount, columnCount, pageRowCount: actions.pageRowCount }
    const next = nextGridPlace(place, event.key, isCtrlPressed, extent)
    if (next) {
      event.preventDefault()
      if (next.row !== place.row || next.column !== place.column) actions.focusPlace(next, step < 0)
      return
    }
    const isOnCheckbox = event.target.role === 'checkbox'
    const isOnControl = event.target !== cell && !isOnCheckbox
    const canEdit = place.row >= 0 && column?.type === 'editable'
    const run = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (event.key === ' ' && hasSelection && !isOnControl) run(() => toggleAt(event, place, event.shiftKey))
    else if (event.key === 'a' && isCtrlPressed && hasSelection) run(() => actions.togglePage(event))
    else if (event.key === 'F2' && canEdit) run(() => actions.startEdit(place.row, column))
    else if (event.key === 'Enter' && !isOnControl) {
      run(() => {
        if (isOnCheckbox) toggleAt(event, place, event.shiftKey)
        else if (canEdit) actions.startEdit(place.row, column)
        else if (place.row >= 0) actions.openRow(event, place.row)
      })
    }
  }
  /** Copies the full address of a shortened link. */
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const selection = window.getSelection()
    const start = selection?.isCollapsed === false ? selection.anchorNode : event.target
    const end = selection?.isCollapsed === false ? selection.focusNode : event.target
    const address = addressAt(start)
    if (address === undefined || address !== addressAt(end)) return
    event.clipboardData.setData('text/plain', address)
    event.preventDefault()
  }
  return { onClick, onDoubleClick, onKeyDown, onCopy }
}
