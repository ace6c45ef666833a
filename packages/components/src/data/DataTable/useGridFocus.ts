import { type FocusEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { type GridPlace } from './gridNavigation.ts'
import { type ViewportSize } from './useViewportSize.ts'

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly viewport: RefObject<HTMLElement | null>
  readonly size: ViewportSize
  readonly rowCount: number
  readonly columnCount: number
}

/** Returns the controls of a cell, or the cell itself if the cell has no controls. */
export function controlsIn(cell: HTMLElement): readonly HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>('a[href],button,[role="checkbox"],input')]
  return controls.length > 0 ? controls : [cell]
}

export function cellOf(element: EventTarget | null): HTMLElement | undefined {
  const selector = '[role="gridcell"],[role="columnheader"]'
  return element instanceof Element ? (element.closest<HTMLElement>(selector) ?? undefined) : undefined
}

export function placeOf(cell: HTMLElement): GridPlace {
  const row = cell.closest<HTMLElement>('[role="row"]')
  return { row: Number(row?.dataset['row'] ?? -1), column: row ? [...row.children].indexOf(cell) : 0 }
}

/** Manages the focus of a grid with one tab stop. Sets `tabIndex` directly, to avoid renders. */
export function useGridFocus({ grid, viewport, size, rowCount, columnCount }: GridFocusOptions) {
  const active = useRef<GridPlace>({ row: -1, column: 0 })
  /** Index of the row that has the focus. -1 if the focus is in the header row or outside the grid. */
  const focusedRow = useRef(-1)
  const tabStop = useRef<HTMLElement>(undefined)
  const pending = useRef<{ readonly place: GridPlace; readonly isAtEnd: boolean }>(undefined)
  const hasFocus = useRef(false)

  const cellAt = ({ row, column }: GridPlace) => {
    const cell = grid.current?.querySelector(`[data-row="${row}"]`)?.children[column]
    return cell instanceof HTMLElement ? cell : undefined
  }
  const setTabStop = (element: HTMLElement) => {
    if (tabStop.current && tabStop.current !== element) tabStop.current.tabIndex = -1
    element.tabIndex = 0
    tabStop.current = element
  }
  const tryPendingFocus = () => {
    const cell = pending.current && cellAt(pending.current.place)
    if (!pending.current || !cell) return false
    const controls = controlsIn(cell)
    const target = (pending.current.isAtEnd ? controls.at(-1) : controls[0]) ?? cell
    pending.current = undefined
    setTabStop(target)
    target.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  const focusPlace = (place: GridPlace, isAtEnd = false) => {
    pending.current = { place, isAtEnd }
    if (viewport.current && place.row >= 0) scrollToRow(viewport.current, place.row, size)
    tryPendingFocus()
  }

  const onRendered = () => {
    if (tryPendingFocus() || tabStop.current?.isConnected === true) return
    // The tab stop was removed. The cell in the same position becomes the tab stop.
    const place = {
      row: Math.min(active.current.row, rowCount - 1),
      column: Math.min(active.current.column, columnCount - 1),
    }
    const cell = cellAt(place) ?? cellAt({ row: -1, column: 0 })
    const target = cell && controlsIn(cell)[0]
    if (!target) return
    setTabStop(target)
    if (hasFocus.current && document.activeElement === document.body) target.focus({ preventScroll: true })
  }

  const handlers = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellOf(event.target)
      if (!cell) return
      hasFocus.current = true
      active.current = placeOf(cell)
      focusedRow.current = active.current.row
      if (!event.target.hasAttribute('data-editor')) setTabStop(event.target)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      hasFocus.current = false
      focusedRow.current = -1
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      // Adds the `tabindex`, because without it the clicked cell cannot take the focus.
      const cell = cellOf(event.target)
      if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1
      // Shift+click on a checkbox must not select text.
      if (event.shiftKey && event.target instanceof Element && event.target.closest('[role="checkbox"]'))
        event.preventDefault()
    },
  }
  return { focusedRow, focusPlace, onRendered, handlers }
}

/** Scrolls only as far as needed to show the row. */
function scrollToRow(viewport: HTMLElement, row: number, { rowHeight, height }: ViewportSize) {
  const top = row * rowHeight
  const leastTop = top + 2 * rowHeight - height
  if (top < viewport.scrollTop) viewport.scrollTop = top
  else if (leastTop > viewport.scrollTop) viewport.scrollTop = leastTop
}
