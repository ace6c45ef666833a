import { describe, expect, it } from 'vitest'
import { groupedFields, sampleValuesOf, withColumnMapped } from './columnMapping.ts'
import { importFields } from './ImportMapper.fixtures.ts'

describe('mapping the columns of a file', () => {
  it('changes one column only: the owner decides whether two may share a field', () => {
    expect(withColumnMapped(['firstName', 'company', null], 2, 'company')).toEqual(['firstName', 'company', 'company'])
    expect(withColumnMapped(['firstName', null, null], 0, null)).toEqual([null, null, null])
  })

  it('offers fields under the headings of their groups', () => {
    const groups = groupedFields(importFields)
    expect([...groups.keys()]).toEqual(['Recipient', 'Custom attributes'])
    expect(groups.get('Custom attributes')).toEqual([{ id: '17', name: 'Budget', group: 'Custom attributes' }])
    expect([...groupedFields([{ id: 'a', name: 'A' }]).keys()]).toEqual([''])
  })

  it('shows the first three values that are not empty', () => {
    expect(sampleValuesOf([['a'], [' '], ['b'], [], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c'])
    expect(sampleValuesOf([['a']], 5)).toEqual([])
  })
})
