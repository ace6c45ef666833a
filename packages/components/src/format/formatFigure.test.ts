import { describe, expect, test } from 'vitest'
import { counted, formatCount, formatFigure, formatPercent, formatShortPercent, percentOf } from './formatFigure.ts'

describe('figures', () => {
  test.each([
    [0, '0'],
    [1284, '1,284'],
    [9_999_999, '9,999,999'],
    [10_000_000, '10.0M'],
    [9_876_543_210, '9.88B'],
    [-3, '-3'],
  ])('%d shows as %s', (value, text) => expect(formatFigure(value)).toBe(text))

  test('formatCount() shows all digits', () => expect(formatCount(9_876_543_210)).toBe('9,876,543,210'))

  test('counted() writes the noun in the singular or plural', () => {
    expect([0, 1, 1284].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '1,284 rows'])
    expect([1, 2].map((count) => counted(count, 'reply', 'replies'))).toEqual(['1 reply', '2 replies'])
  })

  test.each([
    [12.5, '12.50%'],
    [0, '0.00%'],
    [1234.567, '1,234.57%'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('DASH-26 %d percent shows as %s', (value, text) => expect(formatPercent(value)).toBe(text))

  test.each([
    [24.15, '24.2%'],
    [0, '0.0%'],
    [-26.27, '-26.3%'],
    [Number.NaN, '–'],
  ])('%d percent in short form shows as %s', (value, text) => expect(formatShortPercent(value)).toBe(text))

  test.each([
    [3, 12, 25],
    [15, 12, 100],
    [-1, 12, 0],
    [0, 0, 0],
    [4, 0, 0],
  ])('%d of %d is %d percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
})
