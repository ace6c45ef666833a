import { array, assert, integer, oneof, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DataTableColumn } from './DataTableColumn.ts'
import { nextSort, sortedRows, type SortValue } from './sortedRows.ts'

interface Row {
  readonly value: SortValue
  readonly index: number
}
const column: DataTableColumn<Row> = {
  type: 'text',
  id: 'value',
  header: 'Value',
  getText: ({ value }) => String(value),
  getSortValue: ({ value }) => value,
}
const sortedFrom = (values: readonly SortValue[], isDescending: boolean) =>
  sortedRows(
    values.map((value, index) => ({ value, index })),
    column,
    isDescending ? 'descending' : 'ascending',
  )
const sorted = (values: readonly SortValue[], isDescending = false) =>
  sortedFrom(values, isDescending).map(({ value }) => value)

describe('sortedRows', () => {
  test('sorts texts without regard to case and accents', () => {
    expect(sorted(['banana', 'Émile', 'Apple', 'emil', 'Zoë', 'apple'])).toEqual([
      'Apple',
      'apple',
      'banana',
      'emil',
      'Émile',
      'Zoë',
    ])
  })

  test('sorts a text before longer texts with the same beginning', () => {
    expect(sorted(['Northwind Z', 'Northwind A', 'North'])).toEqual(['North', 'Northwind A', 'Northwind Z'])
  })

  test('sorts numbers by size', () => {
    expect(sorted([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10])
    expect(sorted([10, 9, -1, 2.5], true)).toEqual([10, 9, 2.5, -1])
  })

  test('keeps empty values last in both directions', () => {
    expect(sorted(['b', null, 'a', undefined, ''])).toEqual(['a', 'b', null, undefined, ''])
    expect(sorted(['b', null, 'a', undefined, ''], true)).toEqual(['b', 'a', null, undefined, ''])
  })

  test('keeps the order of equal values in both directions', () => {
    expect(sortedFrom(['a', 'A', 'á'], false).map(({ index }) => index)).toEqual([0, 1, 2])
    expect(sortedFrom(['a', 'A', 'á'], true).map(({ index }) => index)).toEqual([0, 1, 2])
  })

  test('puts numbers before texts, and sorts the numbers', () => {
    assert(
      property(array(oneof(option(string()), integer())), (values) => {
        const rows = sortedFrom(values, false)
        expect(rows.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(values.map((_, index) => index))
        const count = values.filter((value) => typeof value === 'number').length
        const first = rows.slice(0, count).map(({ value }) => Number(value))
        expect(first).toEqual(values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('sorting by header', () => {
  test('changes from ascending to descending, and then to the original order', () => {
    const ascending = nextSort(undefined, 'name')
    expect(ascending).toEqual({ columnId: 'name', direction: 'ascending' })
    const descending = nextSort(ascending, 'name')
    expect(descending).toEqual({ columnId: 'name', direction: 'descending' })
    expect(nextSort(descending, 'name')).toBeUndefined()
    expect(nextSort(descending, 'company')).toEqual({ columnId: 'company', direction: 'ascending' })
  })
})
