import { type Column } from '@tandem/contract'
import { cellTextOf } from '@tandem/components'
import { describe, expect, test } from 'vitest'
import { tableColumn } from '../cells.ts'
import { cellText, valueAt } from './cellValues.ts'
import { withValueAt } from '../edit/cellEdits.ts'

interface Row {
  readonly [extra: string]: unknown
  readonly id: number
  readonly name: string
  readonly url: string | null
  readonly clientId: number
  readonly profileIds: readonly number[]
  readonly contact: { readonly name: string | null }
}
const row: Row = {
  id: 7,
  name: 'Ann',
  url: 'https://example.com/ann',
  clientId: 3,
  profileIds: [1, 9, 2],
  contact: { name: 'Bo' },
}
const related = { clients: { 3: { name: 'Acme' } }, profiles: { 1: { name: 'One' }, 2: { name: 'Two' } } }
const columnOf = (column: Partial<Column>) =>
  tableColumn<Row>(
    { label: 'X', ...column },
    { cells: undefined, related, rowHrefOf: ({ id }) => `/rows/${id}?search=a` },
  )
const textOf = (column: Partial<Column>) => cellTextOf(columnOf(column), row)

describe('a cell', () => {
  test('LIST-38 a cell shows the value at the path of its column', () => {
    expect([
      textOf({ path: 'name' }),
      textOf({ path: 'contact.name' }),
      textOf({ path: 'contact.name.first' }),
    ]).toEqual(['Ann', 'Bo', ''])
    expect(textOf({ path: 'constructor.name' })).toBe('')
  })

  test('LIST-27, LIST-38 a cell shows a field of one related entity, or of several related entities', () => {
    expect(textOf({ id: 'client', collection: 'clients', refPath: 'clientId', field: 'name' })).toBe('Acme')
    expect(
      textOf({ id: 'profiles', template: 'list', collection: 'profiles', refPath: 'profileIds', field: 'name' }),
    ).toBe('One, Two')
  })

  test('LIST-27 a cell shows the full name of a person', () => {
    const bindings = { firstName: 'name', lastName: 'contact.name' }
    const person = columnOf({ path: 'fullName', template: 'person', bindings })
    expect(cellTextOf(person, row)).toBe('Ann Bo')
    expect(cellTextOf(person, { ...row, contact: { name: null } })).toBe('Ann')
    expect(cellTextOf(person, { ...row, name: '', contact: { name: null } })).toBe('Unnamed')
    expect(cellTextOf(columnOf({ path: 'name', template: 'person' }), row)).toBe('Ann')
    expect(person.type === 'link' && person.getHref(row)).toBe('/rows/7?search=a')
  })

  test('LIST-27 a cell shows the name of the category of a related entity', () => {
    const column = tableColumn<Row>(
      { id: 'category', label: 'X', template: 'category', collection: 'talks', refPath: 'clientId', field: 'category' },
      {
        cells: undefined,
        related: { talks: { 3: { category: 'not_now' } } },
        names: { category: new Map([['not_now', 'Later']]) },
        rowHrefOf: undefined,
      },
    )
    expect(cellTextOf(column, row)).toBe('Later')
    expect(cellTextOf(column, { ...row, clientId: 4 })).toBe('')
  })

  test('LIST-27 a column with an unknown template shows text', () => {
    expect(columnOf({ path: 'name', template: 'hologram' })).toMatchObject({ type: 'text' })
    expect(columnOf({ path: 'name', template: 'toString' })).toMatchObject({ type: 'text' })
  })

  test("LIST-27 a link opens the row and keeps the list's search, or opens a web address that the row contains", () => {
    const own = columnOf({ path: 'name', template: 'link', bindings: { id: 'id' } })
    expect(own.type === 'link' && own.getHref(row)).toBe('/rows/7?search=a')
    const bound = columnOf({ path: 'name', template: 'link', bindings: { href: 'url' } })
    expect(bound.type === 'link' && bound.getHref(row)).toBe('https://example.com/ann')
    expect(bound.type === 'link' && bound.getHref({ ...row, url: 'javascript:alert(1)' })).toBeUndefined()
  })

  test('LIST-34 the value of a column shows even if the contract does not have the path of the column', () => {
    const extended = { ...row, shoeSize: 43, notes: { first: 'Likes tea' } }
    expect(cellTextOf(columnOf({ path: 'shoeSize' }), extended)).toBe('43')
    expect(cellTextOf(columnOf({ path: 'notes.first' }), extended)).toBe('Likes tea')
  })

  test.each([
    ['active', 'Active'],
    ['paused', 'Paused'],
    ['archived', 'Archived'],
    ['frozen', ''],
    [7, ''],
  ])('LIST-28 a cell shows the status %j as %j', (status, text) => {
    expect(cellTextOf(columnOf({ path: 'status', template: 'status' }), { ...row, status })).toBe(text)
  })

  test.each([
    [null, 'Not scheduled'],
    ['sometimes', 'Not scheduled'],
    ['*', 'Mo-Su 00:00-24:00'],
    [{ mo: [{ start: '09:00', end: '18:00' }] }, 'Mo 09:00-18:00, Tu-Su inactive'],
  ])('LIST-29, LIST-30 a cell shows the schedule %j as %j', (schedule, text) => {
    expect(cellTextOf(columnOf({ path: 'schedule', template: 'schedule' }), { ...row, schedule })).toBe(text)
  })

  test('LIST-30, LIST-31 a cell shows a date in the table’s format', () => {
    const dateText = (template: string, date: unknown) =>
      cellTextOf(columnOf({ path: 'date', template }), { ...row, date })
    expect(dateText('scheduledDate', '2026-03-04T09:30:00Z')).toBe('Mar. 04 2026 - 09:30')
    expect(dateText('scheduledDate', null)).toBe('Not scheduled')
    expect(dateText('date', null)).toBe('')
  })

  test('LIST-27 a cell shows the name of a category', () => {
    const category = {
      id: 'category',
      path: 'category',
      template: 'category',
      collection: 'categories',
      refPath: 'category',
    }
    const categories = { not_now: { name: 'Not now, maybe later' } }
    const column = tableColumn<Row>(
      { label: 'Category', field: 'name', ...category },
      { cells: undefined, related: { categories }, rowHrefOf: undefined },
    )
    expect(cellTextOf(column, { ...row, category: 'not_now' })).toBe('Not now, maybe later')
    expect(cellTextOf(column, { ...row, category: 'brand_new' })).toBe('Brand new')
    expect(cellTextOf(column, { ...row, category: null })).toBe('')
  })

  test('LIST-27 the status of a call shows in words', () => {
    const column = columnOf({ path: 'status', template: 'callStatus' })
    expect(cellTextOf(column, { ...row, status: 'got_email' })).toBe('Got email')
    expect(cellTextOf(column, { ...row, status: null })).toBe('')
  })

  test('SHELL-55, SHELL-57 a cell shows the name that the server gives to a call status', () => {
    const names = { callStatus: new Map([['got_email', 'Email received']]) }
    const column = tableColumn<Row>(
      { label: 'Status', path: 'status', template: 'callStatus' },
      { cells: undefined, related: {}, names, rowHrefOf: undefined },
    )
    expect(cellTextOf(column, { ...row, status: 'got_email' })).toBe('Email received')
    expect(cellTextOf(column, { ...row, status: 'no_show' })).toBe('No show')
  })

  test('LIST-33 a column without a path is not sortable', () => {
    expect(columnOf({ path: 'name', isSortable: true }).isSortable).toBe(true)
    expect(columnOf({ id: 'client', isSortable: true }).isSortable).toBe(false)
  })
})

describe('values', () => {
  test.each([
    ['text', 'text'],
    [1234, '1,234'],
    [true, 'Yes'],
    [['a', null, 'b'], 'a, b'],
    [null, ''],
    [{ any: 1 }, ''],
  ])('%j shows as "%s"', (value, text) => expect(cellText(value)).toBe(text))

  test('withValueAt returns a copy of the row with the new value at the path', () => {
    const changed = withValueAt(row, 'contact.name', 'Cy')
    expect([valueAt(changed, 'contact.name'), row.contact.name, changed.profileIds === row.profileIds]).toEqual([
      'Cy',
      'Bo',
      true,
    ])
    expect(withValueAt({ id: 1 }, 'a.b', 2)).toEqual({ id: 1, a: { b: 2 } })
  })
})
