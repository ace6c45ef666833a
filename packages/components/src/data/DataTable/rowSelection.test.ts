import { describe, expect, test } from 'vitest'
import {
  allMatchingSelection,
  emptyRowSelection,
  isRowSelected,
  pageSelectionOf,
  rowIdsBetween,
  selectedCountOf,
  withRows,
} from './rowSelection.ts'

const page = ['a', 'b', 'c', 'd']

describe('row selection', () => {
  test('selects and deselects by id', () => {
    const some = withRows(emptyRowSelection, ['a', 'c'], true)
    expect(page.filter((id) => isRowSelected(some, id))).toEqual(['a', 'c'])
    expect(page.filter((id) => isRowSelected(withRows(some, ['a'], false), id))).toEqual(['c'])
  })

  test('LIST-41 counts all matching rows except for deselected rows', () => {
    const all = withRows(allMatchingSelection, ['b'], false)
    expect(isRowSelected(all, 'not loaded')).toBe(true)
    expect(isRowSelected(all, 'b')).toBe(false)
    expect(selectedCountOf(all, 1240)).toBe(1239)
    expect(selectedCountOf(withRows(all, ['b'], true), 1240)).toBe(1240)
  })

  test('`withRows` does not change the given selection', () => {
    withRows(emptyRowSelection, page, true)
    expect(selectedCountOf(emptyRowSelection, 4)).toBe(0)
  })

  test('finds the rows between two rows in both directions', () => {
    expect(rowIdsBetween(page, 1, 3)).toEqual(['b', 'c', 'd'])
    expect(rowIdsBetween(page, 3, 1)).toEqual(['b', 'c', 'd'])
    expect(rowIdsBetween(page, 2, 2)).toEqual(['c'])
  })

  test('reports that none, some or all rows of a page are selected', () => {
    expect(pageSelectionOf(emptyRowSelection, page)).toBe('none')
    expect(pageSelectionOf(withRows(emptyRowSelection, ['a'], true), page)).toBe('some')
    expect(pageSelectionOf(withRows(emptyRowSelection, page, true), page)).toBe('all')
    expect(pageSelectionOf(allMatchingSelection, page)).toBe('all')
    expect(pageSelectionOf(allMatchingSelection, [])).toBe('none')
  })
})
