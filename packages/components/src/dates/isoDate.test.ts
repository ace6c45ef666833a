import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isIsoDate, startOfMonth, weekdayOf } from './isoDate.ts'

const anyDate = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendar days', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is a day: %s', (text, isDay) => expect(isIsoDate(text)).toBe(isDay))

  it('moves by days there and back', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %d months is %s', (date, months, moved) => expect(addMonths(date, months)).toBe(moved))

  it('knows its weekday, Monday first', () => {
    expect(['2026-03-16', '2026-03-17', '2026-03-22'].map(weekdayOf)).toEqual([0, 1, 6])
  })

  it('knows the first of its month', () => expect(startOfMonth('2026-03-17')).toBe('2026-03-01'))
})
