import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { dashboardWeeklyFrom } from '../constants.ts'
import { addDays } from '../core/dates.ts'
import { bucketDaysOf, bucketStats, growthPercent, percentBase, percentOf, sharePercent } from './rules.ts'

describe('the points of a chart', () => {
  const start = '2025-01-01'
  const daysOf = (counts: readonly (readonly [requests: number, profiles: number])[]) =>
    counts.map(([requestsCount, profilesCount], index) => ({
      sequenceId: 7,
      date: addDays(start, index),
      requestsCount,
      profilesCount,
    }))

  test.each([
    [100, 1],
    [101, 7],
    [365, 7],
    [366, 14],
    [547, 14],
    [548, 30],
  ])('DASH-25 a chart of %i days has a point for each group of %i days', (length, size) => {
    const [first, second] = bucketStats(daysOf(Array.from({ length }, () => [1, 1])))
    expect([first?.date, second?.date, first?.requestsCount]).toEqual([start, addDays(start, size), size])
  })

  test.each([
    [59, 1],
    [60, 7],
    [365, 7],
    [366, 14],
  ])('DASH-25 a dashboard chart of %i days has a point for each group of %i days', (length, size) =>
    expect(bucketDaysOf(length, dashboardWeeklyFrom)).toBe(size),
  )

  test('DASH-25 the points keep the sum of the requests, and the last point has the number of profiles of the last day', () => {
    holds(
      fc.property(fc.array(fc.tuple(fc.nat(500), fc.nat(40)), { minLength: 1, maxLength: 700 }), (counts) => {
        const days = daysOf(counts)
        const points = bucketStats(days)
        const sum = (list: typeof days) => list.reduce((total, day) => total + day.requestsCount, 0)
        expect(sum(points)).toBe(sum(days))
        expect(points.map(({ date }) => date)).toEqual([...new Set(points.map(({ date }) => date))].toSorted())
        expect(points.at(-1)?.profilesCount).toBe(days.at(-1)?.profilesCount)
        expect(points.every(({ sequenceId }) => sequenceId === 7)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('percentages', () => {
  test('DASH-26 a percentage has 2 decimals', () => {
    expect([percentOf(1, 3), percentOf(2, 4), percentOf(5, 0)]).toEqual([33.33, 50, 0])
  })

  test('DASH-27 percentages are relative to the requests, or to the conversations if the sequence sends no requests', () => {
    expect(percentBase({ requestsCount: 40, conversationsCount: 9 }, true)).toBe(40)
    expect(percentBase({ requestsCount: 0, conversationsCount: 9 }, true)).toBe(0)
    expect(percentBase({ requestsCount: 40, conversationsCount: 9 }, false)).toBe(9)
  })

  test('DASH-27 a percentage is undefined if its base is 0, or if the part is larger than the base', () => {
    expect([sharePercent(1, 3), sharePercent(3, 3)]).toEqual([33.33, 100])
    expect([sharePercent(5, 3), sharePercent(5, 0), sharePercent(0, 0)]).toEqual([undefined, undefined, undefined])
  })

  test('DASH-7 a growth is relative to the earlier period', () => {
    expect(growthPercent(15, 10)).toBe(50)
    expect(growthPercent(5, 10)).toBe(-50)
    expect([growthPercent(0, 0), growthPercent(3, 0)]).toEqual([0, 100])
  })
})
