import { describe, expect, test } from 'vitest'
import { pageAfterResize, pageRangeText, pageSizes } from './pageSizes.ts'

describe('pages', () => {
  test('LIST-25 have 25, 50 or 100 rows', () => {
    expect(pageSizes).toEqual([25, 50, 100])
  })

  test('show the range of their rows', () => {
    expect(pageRangeText(0, 25, 25, 1240)).toBe('1-25 of 1,240')
    expect(pageRangeText(49, 25, 15, 1240)).toBe('1,226-1,240 of 1,240')
    expect(pageRangeText(1, 50, 50, undefined)).toBe('51-100')
    expect(pageRangeText(0, 25, 0, 0)).toBe('0 of 0')
  })

  test('contain the first row of the old page after a change of the page size', () => {
    expect(pageAfterResize(5, 25, 100)).toBe(1)
    expect(pageAfterResize(1, 100, 25)).toBe(4)
  })
})
