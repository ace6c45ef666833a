import { describe, expect, it } from 'vitest'
import { proposedMapping, sampleValuesOf, withColumnMapped } from './columnMapping.ts'
import { importFields } from './ImportMapper.fixtures.ts'

describe('mapping the columns of a file', () => {
  it('proposes fields by their id, their name and what other programs call them', () => {
    expect(proposedMapping(['First Name', 'surname', 'Job title', 'E-mail', 'LinkedIn URL', 'budget'], importFields)).toEqual([
      'firstName',
      'lastName',
      'title',
      null,
      'url',
      '17',
    ])
  })

  it('gives a field to the first column that names it', () => {
    expect(proposedMapping(['Company', 'company name'], importFields)).toEqual(['company', null])
  })

  it('takes a field away from another column when it is chosen again', () => {
    expect(withColumnMapped(['firstName', 'company', null], 2, 'company')).toEqual(['firstName', null, 'company'])
    expect(withColumnMapped(['firstName', null, null], 0, null)).toEqual([null, null, null])
  })

  it('shows the first three values that are not empty', () => {
    expect(sampleValuesOf([['a'], [' '], ['b'], [], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c'])
    expect(sampleValuesOf([['a']], 5)).toEqual([])
  })
})
