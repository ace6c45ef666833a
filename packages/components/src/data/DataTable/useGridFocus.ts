import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useMemo, useRef } from 'react'
import { type GridPlace } from './gridNavigation.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type ViewportSize } from './useViewportSize.ts'
import { type TableLayout } from './visibleColumns.ts'

interface GridFocusOptions<Row> {
  readonly grid: RefObject<HTMLElement | null>
  readonly viewport: RefObject<HTMLElement | null>
  readonly layout: TableLayout<Row>
  readonly size: ViewportSize
  readonly rowCount: number
  /** Told where focus is, -1 in both when it is elsewhere: what holds it stays drawn. Keep it stable. */
  readonly onFocusedPlace: (place: GridPlace) => void
}

const cellSelector = '[role="gridcell"],[role="columnheader"]'

/** What can hold focus inside a cell, in order; the cell itself where it has nothing to operate. */
export function stopsIn(cell: HTMLElement): readonly HTMLElement[] {
  const widgets = [...cell.querySelectorAll<HTMLElement>('a[href],button,[role="checkbox"],input')]
  return widgets.length > 0 ? widgets : [cell]
}

/** The cell that an element belongs to. */
export function cellOf(element: EventTarget | null): HTMLElement | undefined {
  return element instanceof Element ? (element.closest<HTMLElement>(cellSelector) ?? undefined) : undefined
}

/** A cell's place in the grid: the row's among those that are loaded, the column's among all. */
export function placeOf(cell: HTMLElement): GridPlace {
  const row = cell.closest<HTMLElement>('[role="row"]')?.dataset['row']
  return { row: Number(row ?? -1), column: Number(cell.getAttribute('aria-colindex') ?? 1) - 1 }
}

/**
 * Focus in a virtual grid: exactly one element of it is in the tab order, moves go by place, and a place that is not drawn yet is
 * scrolled to and focused as soon as it is. Works on the elements themselves, so that moving focus draws nothing anew.
 */
export function useGridFocus<Row>(options: GridFocusOptions<Row>) {
  const { grid, onFocusedPlace } = options
  const latest = useLatest(options)
  const active = useRef<GridPlace>({ row: -1, column: 0 })
  const stop = useRef<HTMLElement | undefined>(undefined)
  const pending = useRef<{ readonly place: GridPlace; readonly isAtEnd: boolean } | undefined>(undefined)
  const hasFocus = useRef(false)

  const cellAt = useCallback(
    ({ row, column }: GridPlace) => {
      const selector = `[data-row="${row}"] > [aria-colindex="${column + 1}"]`
      return grid.current?.querySelector<HTMLElement>(selector) ?? undefined
    },
    [grid],
  )
  const setStop = useCallback((element: HTMLElement) => {
    if (stop.current && stop.current !== element) stop.current.tabIndex = -1
    element.tabIndex = 0
    stop.current = element
  }, [])
  const tryFocus = useCallback(() => {
    const wanted = pending.current
    const cell = wanted && cellAt(wanted.place)
    if (!wanted || !cell) return false
    pending.current = undefined
    const stops = stopsIn(cell)
    const target = (wanted.isAtEnd ? stops.at(-1) : stops[0]) ?? cell
    setStop(target)
    target.focus({ preventScroll: true })
    return true
  }, [cellAt, setStop])

  const focusPlace = useCallback(
    (place: GridPlace, isAtEnd = false) => {
      pending.current = { place, isAtEnd }
      scrollToPlace(latest.current, place)
      tryFocus()
    },
    [latest, tryFocus],
  )

  const onDrawn = useCallback(() => {
    if (pending.current && tryFocus()) return
    if (stop.current?.isConnected === true) return
    // What was focused is gone (another page, a deleted row): its place takes over.
    const { rowCount, layout } = latest.current
    const place = {
      row: Math.min(active.current.row, rowCount - 1),
      column: Math.min(active.current.column, layout.columnCount - 1),
    }
    const cell = cellAt(place) ?? cellAt({ row: -1, column: 0 })
    const target = cell && stopsIn(cell)[0]
    if (!target) return
    setStop(target)
    if (hasFocus.current && document.activeElement === document.body) target.focus({ preventScroll: true })
  }, [cellAt, latest, setStop, tryFocus])

  const handlers = useMemo(
    () => ({
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const cell = cellOf(event.target)
        if (!cell) return
        hasFocus.current = true
        active.current = placeOf(cell)
        onFocusedPlace(active.current)
        if (!event.target.hasAttribute('data-editor')) setStop(event.target)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        hasFocus.current = false
        onFocusedPlace({ row: -1, column: -1 })
      },
      // Cells are focusable only once they are clicked: no attribute for each of them.
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        const cell = cellOf(event.target)
        if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1
        if (event.shiftKey && event.target instanceof Element && event.target.closest('[role="checkbox"]'))
          event.preventDefault()
      },
    }),
    [onFocusedPlace, setStop],
  )
  return { focusPlace, onDrawn, handlers }
}

/** Scrolls just far enough for a place to be seen between what is pinned. */
function scrollToPlace<Row>({ viewport, layout, size, rowCount }: GridFocusOptions<Row>, { row, column }: GridPlace) {
  const element = viewport.current
  if (!element) return
  const { rowHeight, height, width } = size
  if (row >= 0 && row < rowCount) {
    const top = row * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + 2 * rowHeight > element.scrollTop + height) element.scrollTop = top + 2 * rowHeight - height
  }
  const [start, end] = [layout.edges[column] ?? 0, layout.edges[column + 1] ?? 0]
  const isPinned = end <= layout.pinnedWidth || (layout.pinnedEndWidth > 0 && column === layout.columnCount - 1)
  if (isPinned) return
  if (start - layout.pinnedWidth < element.scrollLeft) element.scrollLeft = start - layout.pinnedWidth
  else if (end + layout.pinnedEndWidth > element.scrollLeft + width)
    element.scrollLeft = end + layout.pinnedEndWidth - width
}
