import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { addDays, daysInRange, type IsoDay } from './day.ts'
import { formatPercent, growthPercent, percentBase, percentOf } from './percent.ts'
import { axisLabel, bucketSize, bucketStats, ticks, tickSpacing } from './stats.ts'

const start = '2025-01-01'
const rangeOf = (days: number, from: IsoDay = start) => ({ start: from, end: addDays(from, days - 1) })

const aRange = fc
  .tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 900 }))
  .map(([shift, days]) => rangeOf(days, addDays('2022-01-31', shift)))

describe('tick spacing by range length', () => {
  it.each([
    [1, 'day', 1],
    [29, 'day', 1],
    [30, 'day', 2],
    [44, 'day', 2],
    [45, 'day', 3],
    [89, 'day', 3],
    [90, 'day', 7],
    [180, 'day', 7],
    [181, 'day', 14],
    [364, 'day', 14],
    [365, 'month', 1],
    [545, 'month', 1],
    [546, 'month', 2],
  ] as const)('%i days from 1 January: one tick each %s x %i', (days, unit, step) => {
    expect(tickSpacing(rangeOf(days))).toEqual({ unit, step })
  })

  it('the x-axis is month and year from 1 year, else month and day', () => {
    expect(axisLabel(rangeOf(364))).toBe('monthDay')
    expect(axisLabel(rangeOf(365))).toBe('monthYear')
    expect(axisLabel({ start: '2024-02-29', end: '2025-02-27' })).toBe('monthYear')
  })

  it('ticks begin with the range, stay in it, ascend, and are few enough to be read', () => {
    holds(
      fc.property(aRange, (range) => {
        const marks = ticks(range)
        expect(marks[0]).toBe(range.start)
        expect(marks.filter((mark) => mark > range.end)).toEqual([])
        expect(marks).toEqual([...new Set(marks)].toSorted())
        expect(marks.length).toBeLessThanOrEqual(31)
      }),
    )
  })
})

describe('stats bucketing', () => {
  it('over 100 days groups of 7, over 365 groups of 14, over 547 groups of 30 days', () => {
    expect([100, 101, 365, 366, 547, 548].map(bucketSize)).toEqual([1, 7, 7, 14, 14, 30])
  })

  it('no event is lost, dates stay ascending, and levels are those of the last day', () => {
    holds(
      fc.property(fc.array(fc.tuple(fc.nat(500), fc.nat(40)), { minLength: 1, maxLength: 700 }), (counts) => {
        const days = counts.map(([requestsCount, profilesCount], index) => ({
          sequenceId: 7,
          date: addDays(start, index),
          requestsCount,
          profilesCount,
        }))
        const points = bucketStats(days)
        const sum = (list: typeof days) => list.reduce((total, day) => total + day.requestsCount, 0)
        expect(points).toHaveLength(Math.ceil(days.length / bucketSize(days.length)))
        expect(sum(points)).toBe(sum(days))
        expect(points.map((point) => point.date)).toEqual(
          days.filter((_, index) => index % bucketSize(days.length) === 0).map((day) => day.date),
        )
        expect(points.at(-1)?.profilesCount).toBe(days.at(-1)?.profilesCount)
        expect(points.every((point) => point.sequenceId === 7)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('a range knows its days', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 900 }), (days) => {
        expect(daysInRange(rangeOf(days))).toBe(days)
      }),
    )
  })
})

describe('percentages', () => {
  it('show 2 decimals', () => {
    expect(formatPercent(percentOf(1, 3))).toBe('33.33%')
    expect(formatPercent(percentOf(2, 4))).toBe('50.00%')
    expect(percentOf(5, 0)).toBe(0)
  })

  it('are relative to connection requests count, or conversations count when no requests are sent', () => {
    expect(percentBase({ requestsCount: 40, conversationsCount: 9 })).toBe(40)
    expect(percentBase({ requestsCount: 0, conversationsCount: 9 })).toBe(9)
    expect(percentBase({ requestsCount: 40, conversationsCount: 9 }, false)).toBe(9)
  })

  it('growth compares with the earlier period', () => {
    expect(growthPercent(15, 10)).toBe(50)
    expect(growthPercent(5, 10)).toBe(-50)
    expect([growthPercent(0, 0), growthPercent(3, 0)]).toEqual([0, 100])
  })
})
