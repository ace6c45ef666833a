import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestIndex, plotPadding, pointX, pointY, xOfDate } from './chartGeometry.ts'

const size = { width: 600, height: 280 }

it('finds the point under the pointer again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), (count, seed) => {
      const index = seed % count
      expect(nearestIndex(pointX(index, count, size), count, size)).toBe(index)
    }),
  )
})

it('keeps to the ends outside the plot', () => {
  expect(nearestIndex(-50, 8, size)).toBe(0)
  expect(nearestIndex(5000, 8, size)).toBe(7)
  expect(nearestIndex(300, 1, size)).toBe(0)
  expect(nearestIndex(10, 8, { width: 20, height: 280 })).toBe(0)
})

it('puts zero on the base line and the highest value on top', () => {
  expect(pointY(0, 100, size)).toBe(size.height - plotPadding.bottom)
  expect(pointY(100, 100, size)).toBe(plotPadding.top)
})

it('puts a single point in the middle', () => {
  expect(pointX(0, 1, size)).toBe(plotPadding.left + (size.width - plotPadding.left - plotPadding.right) / 2)
})

it('puts a day that falls into a bucket between two points', () => {
  const dates = ['2026-01-01', '2026-01-08', '2026-01-15']
  expect(xOfDate('2026-01-08', dates, size)).toBe(pointX(1, 3, size))
  expect(xOfDate('2026-01-15', dates, size)).toBe(pointX(2, 3, size))
  const between = xOfDate('2026-01-03', dates, size)
  expect(between).toBeGreaterThan(pointX(0, 3, size))
  expect(between).toBeLessThan(pointX(1, 3, size))
  expect(xOfDate('2026-01-01', ['2026-01-01'], size)).toBe(pointX(0, 1, size))
})
