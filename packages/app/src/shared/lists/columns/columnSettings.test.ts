import { columnKey } from '@tandem/contract'
import { describe, expect, it } from 'vitest'
import { chosenColumns } from './columnSettings.ts'

const columns = ['firstName', 'company', 'title'].map((path) => ({ path, label: path }))
const settings = (keys: readonly string[], enabled = keys) => ({
  columns: keys.map((key) => ({ key, enabled: enabled.includes(key) })),
  widths: {},
})
const read = (chosen: ReturnType<typeof chosenColumns>) =>
  chosen.map(({ column, isEnabled }) => `${isEnabled ? '+' : '-'}${columnKey(column)}`)

describe('the columns of a list', () => {
  it('are the person’s own, in their order', () => {
    expect(read(chosenColumns(columns, settings(['title', 'firstName', 'company'], ['title']), undefined))).toEqual([
      '+title',
      '-firstName',
      '-company',
    ])
  })

  it('reset when the server’s column set differs from the saved set', () => {
    expect(read(chosenColumns(columns, settings(['title', 'firstName'], []), undefined))).toEqual([
      '+firstName',
      '+company',
      '+title',
    ])
  })

  it('are those of the address while it names some that exist', () => {
    expect(read(chosenColumns(columns, settings([]), ['company', 'gone']))).toEqual([
      '+company',
      '-firstName',
      '-title',
    ])
    expect(read(chosenColumns(columns, settings([]), ['gone']))).toEqual(['+firstName', '+company', '+title'])
  })
})
