import { type Column } from '@tandem/contract'
import { cellTextOf } from '@tandem/components'
import { describe, expect, it } from 'vitest'
import { tableColumn } from '../cells.ts'
import { cellText, valueAt } from './cellValues.ts'
import { withValueAt } from '../edit/withValueAt.ts'

interface Row {
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

describe('a cell by its column’s metadata', () => {
  it('shows what lies at the path, and nothing where the path leads nowhere', () => {
    expect([
      textOf({ path: 'name' }),
      textOf({ path: 'contact.name' }),
      textOf({ path: 'contact.name.first' }),
    ]).toEqual(['Ann', 'Bo', ''])
    expect(textOf({ path: 'constructor.name' })).toBe('')
  })

  it('shows the field of related entities, one or several', () => {
    expect(textOf({ id: 'client', collection: 'clients', refPath: 'clientId', field: 'name' })).toBe('Acme')
    expect(
      textOf({ id: 'profiles', template: 'list', collection: 'profiles', refPath: 'profileIds', field: 'name' }),
    ).toBe('One, Two')
  })

  it('shows an unknown template as text', () => {
    expect(columnOf({ path: 'name', template: 'hologram' })).toMatchObject({ type: 'text' })
    expect(columnOf({ path: 'name', template: 'toString' })).toMatchObject({ type: 'text' })
  })

  it('links to the row with the view of the list, or to where its binding says, but never to a script', () => {
    const own = columnOf({ path: 'name', template: 'link', bindings: { id: 'id' } })
    expect(own.type === 'link' && own.getHref(row)).toBe('/rows/7?search=a')
    const bound = columnOf({ path: 'name', template: 'link', bindings: { href: 'url' } })
    expect(bound.type === 'link' && bound.getHref(row)).toBe('https://example.com/ann')
    expect(bound.type === 'link' && bound.getHref({ ...row, url: 'javascript:alert(1)' })).toBeUndefined()
  })

  it('sorts by a path only', () => {
    expect(columnOf({ path: 'name', isSortable: true }).isSortable).toBe(true)
    expect(columnOf({ id: 'client', isSortable: true }).isSortable).toBe(false)
  })
})

describe('values', () => {
  it.each([
    ['text', 'text'],
    [1234, '1,234'],
    [true, 'Yes'],
    [['a', null, 'b'], 'a, b'],
    [null, ''],
    [{ any: 1 }, ''],
  ])('%j reads "%s"', (value, text) => expect(cellText(value)).toBe(text))

  it('are set at a path without touching the row', () => {
    const changed = withValueAt(row, 'contact.name', 'Cy')
    expect([valueAt(changed, 'contact.name'), row.contact.name, changed.profileIds === row.profileIds]).toEqual([
      'Cy',
      'Bo',
      true,
    ])
    expect(withValueAt({ id: 1 }, 'a.b', 2)).toEqual({ id: 1, a: { b: 2 } })
  })
})
