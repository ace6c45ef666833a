/** `some`: these ids. `all`: all rows that match the filters, except for deselected rows (LIST-41). */
export type RowSelection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

export const emptyRowSelection: RowSelection = { kind: 'some', ids: new Set() }

export const allMatchingSelection: RowSelection = { kind: 'all', except: new Set() }

export function isRowSelected(selection: RowSelection, rowId: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(rowId) : !selection.except.has(rowId)
}

/** `totalCount` is the number of rows that match the filters. */
export function selectedCountOf(selection: RowSelection, totalCount: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, totalCount - selection.except.size)
}

export function withRows(selection: RowSelection, rowIds: Iterable<string>, isSelected: boolean): RowSelection {
  const isListed = selection.kind === 'some' ? isSelected : !isSelected
  const listed = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  for (const rowId of rowIds) {
    if (isListed) listed.add(rowId)
    else listed.delete(rowId)
  }
  return selection.kind === 'some' ? { kind: 'some', ids: listed } : { kind: 'all', except: listed }
}

/** The ids from one position to the other, including both. `anchor` can be before or after `focus`. */
export function rowIdsBetween(rowIds: readonly string[], anchor: number, focus: number): readonly string[] {
  return rowIds.slice(Math.min(anchor, focus), Math.max(anchor, focus) + 1)
}

/** The state of the header's checkbox. */
export function pageSelectionOf(selection: RowSelection, rowIds: readonly string[]): 'none' | 'some' | 'all' {
  let count = 0
  for (const rowId of rowIds) if (isRowSelected(selection, rowId)) count++
  if (count === 0) return 'none'
  return count === rowIds.length ? 'all' : 'some'
}
