import { describe, expect, test } from 'vitest'
import { fieldOptions, sampleValuesOf, withColumnMapped } from './columnMapping.ts'

describe('mapping the columns of a file', () => {
  test('changes one column', () => {
    expect(withColumnMapped(['firstName', 'company', null], 2, 'company')).toEqual(['firstName', 'company', 'company'])
    expect(withColumnMapped(['firstName', null, null], 0, null)).toEqual([null, null, null])
  })

  test("offers 'Do not import', then the fields by group", () => {
    const own = { id: 'company', name: 'Company', group: 'Recipient' }
    const custom = { id: '17', name: 'Budget', group: 'Custom attributes' }
    expect(fieldOptions([own, custom, { ...own, id: 'title', name: 'Title' }, { id: 'a', name: 'A' }])).toEqual([
      { value: '', text: 'Do not import' },
      { value: 'company', text: 'Company', group: 'Recipient' },
      { value: 'title', text: 'Title', group: 'Recipient' },
      { value: '17', text: 'Budget', group: 'Custom attributes' },
      { value: 'a', text: 'A' },
    ])
  })

  test('shows the first three non-empty values of a column', () => {
    expect(sampleValuesOf([['a'], [' '], ['b'], [], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c'])
    expect(sampleValuesOf([['a']], 5)).toEqual([])
  })
})
