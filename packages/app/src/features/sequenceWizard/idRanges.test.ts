import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { idRangesOf, idsInRanges } from './idRanges.ts'

test('ids are written as ranges, and read from ranges', () => {
  expect(idRangesOf([3, 1, 2, 7])).toBe('1-3,7')
  expect(idsInRanges('')).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), (ids) => {
      expect(idsInRanges(idRangesOf(ids))).toEqual([...new Set(ids)].sort((one, other) => one - other))
    }),
  )
})
