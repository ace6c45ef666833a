import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isIsoDate } from '../../dates/dates.ts'
import { clampDate, dateAfterKey, presetsOf, rangeOf, rangeTextOf, weeksOf } from './dateRange.ts'

describe('range', () => {
  test('starts with the earlier day', () => {
    expect(rangeOf('2026-03-17', '2026-03-10')).toEqual({ start: '2026-03-10', end: '2026-03-17' })
  })

  test.each([
    ['2026-03-10', '2026-03-17', 'Mar 10 – Mar 17, 2026'],
    ['2025-12-30', '2026-01-05', 'Dec 30, 2025 – Jan 5, 2026'],
    ['2026-03-17', '2026-03-17', 'Mar 17, 2026'],
  ])('%s to %s shows as %s', (start, end, text) => expect(rangeTextOf({ start, end })).toBe(text))
})

describe('presets', () => {
  test('offer the default range', () => {
    expect(presetsOf('2026-03-17')).toContainEqual({
      label: 'Last 7 days',
      start: '2026-03-10',
      end: '2026-03-17',
    })
  })

  test('include the whole last month', () => {
    expect(presetsOf('2026-01-31')).toContainEqual({
      label: 'Last month',
      start: '2025-12-01',
      end: '2025-12-31',
    })
  })

  test('do not end after today', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(days, (today) => {
        for (const { start, end } of presetsOf(today)) {
          expect(start <= end && end <= today).toBe(true)
          expect(isIsoDate(start) && isIsoDate(end)).toBe(true)
        }
      }),
    )
  })
})

describe('calendar', () => {
  test('shows a month as six weeks that start on Monday', () => {
    const weeks = weeksOf('2026-03-17')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.days).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-03-01'])
    const days = weeks.flatMap(({ days }) => days).filter((day) => day !== undefined)
    expect(days).toHaveLength(31)
    expect(daysBetween(days[0] ?? '', days.at(-1) ?? '')).toBe(30)
  })

  test.each([
    ['ArrowLeft', false, '2026-03-16'],
    ['ArrowRight', false, '2026-03-18'],
    ['ArrowUp', false, '2026-03-10'],
    ['ArrowDown', false, '2026-03-24'],
    ['Home', false, '2026-03-16'],
    ['End', false, '2026-03-22'],
    ['PageUp', false, '2026-02-17'],
    ['PageDown', true, '2027-03-17'],
    ['a', false, undefined],
  ])('on March 17, 2026, %s (Shift: %s) moves to %s (undefined: no move)', (key, isShift, date) =>
    expect(dateAfterKey('2026-03-17', key, isShift)).toBe(date),
  )

  test('replaces a day outside of the limits by the nearest allowed day', () => {
    expect(clampDate('2026-04-01', undefined, '2026-03-17')).toBe('2026-03-17')
    expect(clampDate('2020-01-01', '2026-01-01', undefined)).toBe('2026-01-01')
    expect(clampDate('2026-02-01', '2026-01-01', '2026-03-17')).toBe('2026-02-01')
  })
})
