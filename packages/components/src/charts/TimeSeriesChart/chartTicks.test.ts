import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, type IsoDate } from '../../dates/dates.ts'
import { firstProvisionalOf, highestOf, lastDayOf, markLabelsOf, pointLabel } from './chartData.ts'
import { labelStepOf, ticksOf, tickSpacingOf, valueTicksOf } from './chartTicks.ts'

describe('time axis', () => {
  const first = '2025-01-01'
  // The day before `end`, because a range includes its last day.
  const lastOf = (end: string) => addDays(end, -1)
  test.each([
    ['every day in a range of 29 days', lastOf(addDays(first, 29)), { days: 1 }],
    ['every 2 days in a range of 30 days', lastOf(addDays(first, 30)), { days: 2 }],
    ['every 2 days in a range of 44 days', lastOf(addDays(first, 44)), { days: 2 }],
    ['every 3 days in a range of 45 days', lastOf(addDays(first, 45)), { days: 3 }],
    ['every 3 days in a range of 3 months less a day', lastOf(addDays(addMonths(first, 3), -1)), { days: 3 }],
    ['every week in a range of 3 months', lastOf(addMonths(first, 3)), { days: 7 }],
    ['every week in a range of 6 months less a day', lastOf(addDays(addMonths(first, 6), -1)), { days: 7 }],
    ['every 2 weeks in a range of 6 months', lastOf(addMonths(first, 6)), { days: 14 }],
    ['every 2 weeks in a range of a year less a day', lastOf(addDays(addMonths(first, 12), -1)), { days: 14 }],
    ['every month in a range of a year', lastOf(addMonths(first, 12)), { months: 1 }],
    ['every 2 months in a range of 18 months', lastOf(addMonths(first, 18)), { months: 2 }],
  ])('DASH-22 the time axis has a tick %s', (_, last, spacing) => expect(tickSpacingOf(first, last)).toEqual(spacing))

  const daysOf = (from: IsoDate, to: IsoDate, size = 1) => {
    const count = Math.ceil((daysBetween(from, to) + 1) / size)
    return { dates: Array.from({ length: count }, (_, point) => addDays(from, point * size)), until: to }
  }

  test('DASH-24 the labels show month and year if the range is a year or longer', () => {
    const labelsOf = (from: IsoDate, to: IsoDate) => ticksOf(daysOf(from, to)).map(({ label }) => label)
    expect(labelsOf('2026-03-10', '2026-03-12')).toEqual(['Mar 10', 'Mar 11', 'Mar 12'])
    expect(labelsOf('2025-01-01', '2025-12-30').at(-1)).toBe('Dec 30')
    expect(labelsOf('2025-01-01', '2025-12-31').at(-1)).toBe('Dec 2025')
    expect(ticksOf(daysOf('2025-01-31', '2026-01-31')).slice(-3)).toEqual([
      { date: '2025-11-30', label: 'Nov 2025' },
      { date: '2025-12-31', label: 'Dec 2025' },
      { date: '2026-01-31', label: 'Jan 2026' },
    ])
  })

  test('DASH-23 the last tick is at the last point', () => {
    const weeks = daysOf('2026-08-27', '2026-11-25', 7)
    const ticks = ticksOf(weeks)
    expect(ticks.map(({ date }) => date)).toEqual(weeks.dates)
    expect(ticks.at(-1)?.label).toBe('Nov 19')
    expect(ticksOf(daysOf('2026-10-27', '2026-11-25')).at(-1)?.label).toBe('Nov 25')
    expect(ticksOf({ dates: [] })).toEqual([])
  })

  test('DASH-23 the ticks are ordered and inside the range, and at most one label shows per 64 px', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 40, max: 2000 }), (days, width) => {
        const last = addDays(first, days)
        const ticks = ticksOf(daysOf(first, last))
        expect(ticks.at(-1)?.date).toBe(last)
        expect(ticks.every(({ date }, index) => date >= first && date > (ticks[index - 1]?.date ?? ''))).toBe(true)
        const step = labelStepOf(ticks.length, width)
        const labelCount = ticks.filter((_, index) => index % step === 0).length
        expect(labelCount).toBeLessThanOrEqual(Math.max(1, Math.floor(width / 64)))
      }),
    )
  })
})

describe('points', () => {
  const dates = ['2026-01-01', '2026-01-08', '2026-01-15']

  test('the label of a point is its day, or the first and the last day of its bucket', () => {
    expect(pointLabel({ dates }, 1)).toBe('Jan 8, 2026')
    expect(pointLabel({ dates, until: '2026-01-18' }, 1)).toBe('Jan 8 – Jan 14, 2026')
    expect(pointLabel({ dates, until: '2026-01-18' }, 2)).toBe('Jan 15 – Jan 18, 2026')
  })

  test('the points cover all days until the last day of the last bucket', () => {
    expect(lastDayOf({ dates })).toBe('2026-01-15')
    expect(lastDayOf({ dates, until: '2026-01-18' })).toBe('2026-01-18')
    expect(lastDayOf({ dates: [] })).toBeUndefined()
    // The range is a full year, because it includes all days of the last bucket.
    expect(ticksOf({ dates: ['2025-01-01', '2025-12-24'], until: '2025-12-31' }).at(-1)?.label).toBe('Dec 2025')
  })

  test('points are provisional from a given date on', () => {
    expect(firstProvisionalOf({ dates })).toBe(3)
    expect(firstProvisionalOf({ dates, provisional: { from: '2026-01-08' } })).toBe(1)
    expect(firstProvisionalOf({ dates, provisional: { from: '2026-01-09' } })).toBe(2)
    expect(firstProvisionalOf({ dates, provisional: { from: '2026-02-01' } })).toBe(3)
  })

  test('DASH-35 provisional points have a label', () => {
    const data = { dates, provisional: { from: '2026-01-15', label: 'so far' }, marks: [] }
    expect([markLabelsOf(data, 1), markLabelsOf(data, 2)]).toEqual([[], ['so far']])
  })
})

describe('value axis', () => {
  test('the value axis uses the highest value of all series', () => {
    const line = (id: string, values: readonly number[]) => ({ id, label: id, values })
    expect(highestOf([line('a', [3, 12, 4]), line('b', [40, 1])])).toBe(40)
    expect(highestOf([])).toBe(0)
  })

  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [10, [0, 5, 10]],
    [97, [0, 50, 100]],
    [160, [0, 50, 100, 150, 200]],
  ])('with the highest value %d, the axis has the ticks %j', (highest, ticks) =>
    expect(valueTicksOf(highest)).toEqual(ticks),
  )

  test('the axis has at most six ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (highest) => {
        const ticks = valueTicksOf(highest)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.every(Number.isInteger)).toBe(true)
      }),
    )
  })
})
