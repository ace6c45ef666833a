import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasSlider, percentAt, stepOf, thumbFor, valueAfterKey, valueAt, withThumb } from './rangeSteps.ts'

test('equal or unlimited bounds have no slider', () => {
  expect(hasSlider([0, 100])).toBe(true)
  expect(hasSlider([0, Number.MAX_SAFE_INTEGER])).toBe(false)
  expect(hasSlider([5, 5])).toBe(false)
})

test.each([
  [[0, 100], 1],
  [[0, 1000], 5],
  [[-5, 100], 1],
  [[0, 50_000], 500],
] as const)('a slider with the bounds %j has steps of %d', (bounds, step) => expect(stepOf(bounds)).toBe(step))

test('the values of a slider stay between the bounds', () => {
  const bounds = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1_000_000 }))
  fc.assert(
    fc.property(bounds, fc.double({ min: -0.5, max: 1.5, noNaN: true }), ([least, length], share) => {
      const range = [least, least + length] as const
      expect(valueAt(0, range)).toBe(range[0])
      expect(valueAt(1, range)).toBe(range[1])
      const value = valueAt(share, range)
      expect(value).toBeGreaterThanOrEqual(range[0])
      expect(value).toBeLessThanOrEqual(range[1])
      expect(percentAt(value, range)).toBeGreaterThanOrEqual(0)
      expect(percentAt(value, range)).toBeLessThanOrEqual(100)
    }),
  )
})

test('a press moves the nearer thumb', () => {
  expect(thumbFor(20, [10, 90])).toBe(0)
  expect(thumbFor(80, [10, 90])).toBe(1)
  expect(thumbFor(60, [50, 50])).toBe(1)
  expect(thumbFor(40, [50, 50])).toBe(0)
})

test('thumbs stop at each other and at the bounds', () => {
  expect(withThumb([10, 50], 0, 80, [0, 100])).toEqual([50, 50])
  expect(withThumb([10, 50], 1, 5, [0, 100])).toEqual([10, 10])
  expect(withThumb([10, 50], 1, 500, [0, 100])).toEqual([10, 100])
  expect(withThumb([10, 50], 0, -5, [0, 100])).toEqual([0, 50])
})

test('keys move a thumb by a step, by ten steps, or to the ends', () => {
  const bounds = [0, 1000] as const
  expect(
    ['ArrowRight', 'ArrowDown', 'PageUp', 'Home', 'End', 'x'].map((key) => valueAfterKey(key, 100, bounds)),
  ).toEqual([105, 95, 150, 0, 1000, undefined])
})
