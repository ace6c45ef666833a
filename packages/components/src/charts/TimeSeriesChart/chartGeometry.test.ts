import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartData } from './chartData.ts'
import { nearestIndex, plotPadding, pointDomainOf, pointX, pointY, positionOf } from './chartGeometry.ts'

const width = 600
const dataOf = (count: number, kind?: 'line' | 'bar'): ChartData => ({
  dates: Array.from({ length: count }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`),
  series: [{ id: 'a', label: 'A', values: Array.from({ length: count }, () => 1), ...(kind && { kind }) }],
})

test('a pointer at the position of a point finds this point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), fc.boolean(), (count, seed, isBar) => {
      const domain = pointDomainOf(dataOf(count, isBar ? 'bar' : 'line'))
      const index = seed % count
      expect(nearestIndex(pointX(index, domain, width), count, domain, width)).toBe(index)
    }),
  )
})

test('a pointer outside the plot finds the first or the last point', () => {
  const domain = pointDomainOf(dataOf(8))
  expect(nearestIndex(-50, 8, domain, width)).toBe(0)
  expect(nearestIndex(5000, 8, domain, width)).toBe(7)
  expect(nearestIndex(300, 1, pointDomainOf(dataOf(1)), width)).toBe(0)
  expect(nearestIndex(10, 8, domain, 20)).toBe(0)
})

test('the highest value is at the top', () => {
  const size = { width, height: 280 }
  expect(pointY(0, 100, size)).toBe(size.height - plotPadding.bottom)
  expect(pointY(100, 100, size)).toBe(plotPadding.top)
})

test('a single point is in the middle', () => {
  expect(pointX(0, pointDomainOf(dataOf(1)), width)).toBe(
    plotPadding.left + (width - plotPadding.left - plotPadding.right) / 2,
  )
})

test('a chart with bars has free space at both ends, half as wide as the distance between two points', () => {
  expect(pointDomainOf(dataOf(8))).toEqual([0, 7])
  expect(pointDomainOf(dataOf(8, 'bar'))).toEqual([-0.5, 7.5])
})

test('a day inside a bucket has a position between the point of this bucket and the next point', () => {
  const dates = ['2026-01-01', '2026-01-08', '2026-01-15']
  expect(positionOf('2026-01-08', dates)).toBe(1)
  expect(positionOf('2026-01-15', dates)).toBe(2)
  expect(positionOf('2026-01-03', dates)).toBeCloseTo(2 / 7)
  expect(positionOf('2026-01-01', ['2026-01-01'])).toBe(0)
})
