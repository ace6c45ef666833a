import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type CellClasses } from './useCellClasses.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { genericMemo } from './genericMemo.ts'
import { nextSort } from './nextSort.ts'
import { hasPinnedEnd, layoutOf } from './visibleColumns.ts'

interface Row {
  readonly name: string
}
const text = (id: string): DataTableColumn<Row> => ({ type: 'text', id, header: id, getText: ({ name }) => name })
const actions: DataTableColumn<Row> = { type: 'actions', id: 'actions', header: 'Actions', getActions: () => [] }

// The names of the classes stand for the classes.
const classes: CellClasses = new Proxy(Object.create(null), { get: (_, name) => String(name) })

describe('layout of the columns in view', () => {
  const columns = [text('a'), text('b'), text('c'), text('d'), actions]
  const widths = [100, 200, 300, 150, 140]

  it('always draws the first column and trailing actions, and leaves room for those left out', () => {
    const layout = layoutOf({ columns, widths, indexes: [2, 3], hasSelection: true, classes })
    expect(layout.columns.map(({ column }) => column.id)).toEqual(['a', 'c', 'd', 'actions'])
    expect(layout.columns.map(({ place }) => place)).toEqual([1, 3, 4, 5])
    expect(layout.columns[1]?.style).toEqual({ width: 300, marginLeft: 200 })
    expect(layout).toMatchObject({ columnCount: 6, totalWidth: 934, pinnedWidth: 144, pinnedEndWidth: 140 })
    expect(layout.edges).toEqual([0, 44, 144, 344, 644, 794, 934])
  })

  it('pins trailing actions only, and not when they are all there is', () => {
    expect(hasPinnedEnd(columns)).toBe(true)
    expect(hasPinnedEnd([actions])).toBe(false)
    expect(hasPinnedEnd([actions, text('a')])).toBe(false)
  })
})

describe('sorting by header', () => {
  it('goes from ascending to descending and back to the order of the rows', () => {
    const ascending = nextSort(undefined, 'name')
    expect(ascending).toEqual({ columnId: 'name', direction: 'ascending' })
    const descending = nextSort(ascending, 'name')
    expect(descending).toEqual({ columnId: 'name', direction: 'descending' })
    expect(nextSort(descending, 'name')).toBeUndefined()
    expect(nextSort(descending, 'company')).toEqual({ columnId: 'company', direction: 'ascending' })
  })
})

it('a memoized component keeps the type of its props', () => {
  const Cell = genericMemo(<Value extends string>({ value, other }: { readonly value: Value; readonly other: Value }) =>
    createElement('span', null, value, other),
  )
  expect(createElement(Cell<'a' | 'b'>, { value: 'a', other: 'b' }).props).toEqual({ value: 'a', other: 'b' })
})
