import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  formatDay,
  isIsoDate,
  isLater,
  isWallTime,
  sendTimePresets,
  startOfMonth,
  weekdayOf,
} from './dates.ts'

const anyDate = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendar days', () => {
  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is a day: %s', (text, isDay) => expect(isIsoDate(text)).toBe(isDay))

  test('a day moved by a number of days and back is the same day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
      }),
    )
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s plus %d months is %s', (date, months, moved) => expect(addMonths(date, months)).toBe(moved))

  test('the weekday is 0 for a Monday, and 6 for a Sunday', () => {
    expect(['2026-03-16', '2026-03-17', '2026-03-22'].map(weekdayOf)).toEqual([0, 1, 6])
  })

  test('the start of a month is its first day', () => expect(startOfMonth('2026-03-17')).toBe('2026-03-01'))

  test('each format of a day is in English', () => {
    const formats = ['monthDay', 'monthYear', 'day', 'weekDay', 'weekDayOfYear', 'fullDay', 'fullMonth'] as const
    expect(formats.map((format) => formatDay('2026-03-17', format))).toEqual([
      'Mar 17',
      'Mar 2026',
      'Mar 17, 2026',
      'Tue, Mar 17',
      'Tue, Mar 17, 2026',
      'Tuesday, March 17, 2026',
      'March 2026',
    ])
  })
})

const wallTime = fc.record({
  date: fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
})

describe('wall times', () => {
  test.each([
    ['2026-03-17', '24:00', false],
    ['2026-02-30', '10:00', false],
    ['', '', false],
    ['2026-03-17', '00:00', true],
  ])('%s %s is a wall time: %s', (date, time, isOne) => expect(isWallTime({ date, time })).toBe(isOne))

  test('adding minutes past midnight changes the date', () => {
    expect(addMinutes({ date: '2026-03-31', time: '23:30' }, 60)).toEqual({ date: '2026-04-01', time: '00:30' })
  })

  test('adding minutes and then subtracting them gives the original time', () => {
    fc.assert(
      fc.property(wallTime, fc.integer({ min: 1, max: 100_000 }), (now, minutes) => {
        const later = addMinutes(now, minutes)
        expect(isLater(later, now)).toBe(true)
        expect(addMinutes(later, -minutes)).toEqual(now)
      }),
    )
  })

  test('the suggested times are in the future, and each time is suggested once', () => {
    fc.assert(
      fc.property(wallTime, (now) => {
        const presets = sendTimePresets(now)
        expect(presets.every((preset) => isLater(preset, now))).toBe(true)
        expect(new Set(presets.map(({ date, time }) => `${date} ${time}`)).size).toBe(presets.length)
        expect(presets.length).toBeGreaterThan(1)
      }),
    )
  })

  test('on a Sunday, Monday morning is suggested once', () => {
    expect(sendTimePresets({ date: '2026-03-15', time: '16:00' }).map(({ label }) => label)).toEqual([
      'In 1 hour',
      'Tomorrow',
    ])
  })
})

test('an invalid day shows as a dash', () => {
  expect([formatDay('', 'day'), formatDay('soon', 'fullDay')]).toEqual(['–', '–'])
})
