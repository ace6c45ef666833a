import { describe, expect, test } from 'vitest'
import { dayHoursOf, scheduleTextOf, type WeeklySchedule } from './weeklySchedule.ts'

const working = [{ start: '09:00', end: '18:00' }]
const office: WeeklySchedule = { mo: working, tu: working, we: working, th: working, fr: working, sa: [] }

describe('LIST-29 weekly schedule in words', () => {
  test("a day shows its hours, or 'inactive' if it has no hours", () => {
    expect(dayHoursOf({ mo: '*' }, 'mo')).toBe('00:00-24:00')
    expect(dayHoursOf(office, 'mo')).toBe('09:00-18:00')
    expect(dayHoursOf(office, 'sa')).toBe('inactive')
    expect(dayHoursOf(office, 'su')).toBe('inactive')
  })

  test('24/7 shows 00:00-24:00 for every day', () => {
    expect(scheduleTextOf('*')).toBe('Mo-Su 00:00-24:00')
  })

  test('adjacent days with equal hours show as one range of days', () => {
    expect(scheduleTextOf(office)).toBe('Mo-Fr 09:00-18:00, Sa-Su inactive')
    expect(scheduleTextOf({ we: [...working, { start: '20:00', end: '21:00' }] })).toBe(
      'Mo-Tu inactive, We 09:00-18:00, 20:00-21:00, Th-Su inactive',
    )
  })
})
