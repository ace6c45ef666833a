import { describe, expect, test } from 'vitest'
import { calendarDays, calendarStep, calendarTitle } from './calendarDays.ts'

describe('the days of the calendar', () => {
  test.each([
    ['month', '2026-11-22', '2026-10-26', '2026-12-06', 42],
    ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22', 7],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
  ] as const)('the %s view with %s shows the days from %s to %s', (span, day, first, last, count) => {
    const days = calendarDays(span, day)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  test.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-12-30', 1, '2027-01-06'],
  ] as const)('in %s view, a step from %s by %i leads to %s', (span, day, step, next) =>
    expect(calendarStep(span, day, step)).toBe(next),
  )

  test('the title names the month, or the first and the last day of the week', () => {
    expect(calendarTitle('month', '2026-11-22')).toBe('November 2026')
    expect(calendarTitle('week', '2026-11-22')).toBe('Nov 16 – Nov 22, 2026')
    expect(calendarTitle('week', '2026-12-31')).toBe('Dec 28, 2026 – Jan 3, 2027')
  })
})
