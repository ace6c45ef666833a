import { columnKey } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { chosenColumns } from './columnSettings.ts'

const columns = ['firstName', 'company', 'title'].map((path) => ({ path, label: path }))
const settings = (keys: readonly string[], enabled = keys) => ({
  columns: keys.map((key) => ({ key, enabled: enabled.includes(key) })),
  widths: {},
})
const read = (chosen: ReturnType<typeof chosenColumns>) =>
  chosen.map(({ column, isEnabled }) => `${isEnabled ? '+' : '-'}${columnKey(column)}`)

describe('the columns of a list', () => {
  test('LIST-36 have the order and the visibility that the user has saved', () => {
    expect(read(chosenColumns(columns, settings(['title', 'firstName', 'company'], ['title']), undefined))).toEqual([
      '+title',
      '-firstName',
      '-company',
    ])
  })

  test('LIST-37 are reset when the server’s set of columns differs from the saved set', () => {
    expect(read(chosenColumns(columns, settings(['title', 'firstName'], []), undefined))).toEqual([
      '+firstName',
      '+company',
      '+title',
    ])
  })

  test('LIST-39 are enabled if the address contains them. An address without known columns has no effect', () => {
    expect(read(chosenColumns(columns, settings([]), ['company', 'gone']))).toEqual([
      '+company',
      '-firstName',
      '-title',
    ])
    expect(read(chosenColumns(columns, settings([]), ['gone']))).toEqual(['+firstName', '+company', '+title'])
  })
})
