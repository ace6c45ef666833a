/**
 * Which rows are selected: those named, or all that match the filters (also those that are not loaded) but a few.
 * Ids outlive pages: a selection goes on while other pages are looked at.
 */
export type RowSelection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

/** Nothing selected. */
export const emptyRowSelection: RowSelection = { kind: 'some', ids: new Set() }

/** Every row that matches the filters. */
export const allMatchingSelection: RowSelection = { kind: 'all', except: new Set() }

/** Whether a row is selected. */
export function isRowSelected(selection: RowSelection, rowId: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(rowId) : !selection.except.has(rowId)
}

/** How many rows are selected, where `totalCount` match the filters. */
export function selectedCountOf(selection: RowSelection, totalCount: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, totalCount - selection.except.size)
}

/** The selection with these rows selected, or not. */
export function withRows(selection: RowSelection, rowIds: Iterable<string>, isSelected: boolean): RowSelection {
  const isNamed = selection.kind === 'some' ? isSelected : !isSelected
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  for (const rowId of rowIds) {
    if (isNamed) named.add(rowId)
    else named.delete(rowId)
  }
  return selection.kind === 'some' ? { kind: 'some', ids: named } : { kind: 'all', except: named }
}

/** The rows between two positions, both included, in either direction. */
export function rowIdsBetween(rowIds: readonly string[], anchor: number, focus: number): readonly string[] {
  return rowIds.slice(Math.min(anchor, focus), Math.max(anchor, focus) + 1)
}

/** How much of the rows on this page is selected: the state of the head's checkbox. */
export function pageSelectionOf(selection: RowSelection, rowIds: readonly string[]): 'none' | 'some' | 'all' {
  let count = 0
  for (const rowId of rowIds) if (isRowSelected(selection, rowId)) count++
  if (count === 0) return 'none'
  return count === rowIds.length ? 'all' : 'some'
}
