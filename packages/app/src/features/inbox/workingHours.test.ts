import { expect, test } from 'vitest'
import { nextWorkingTime, type WorkingHours } from './workingHours.ts'

const morning = [{ start: '09:00', end: '12:00' }]
const profile: WorkingHours = {
  schedule: { mo: morning, fr: morning },
  automationSchedule: '*',
  scheduleTimezone: 'America/New_York',
}

test.each([
  ['the next working hours after a weekend', '2026-11-28', '09:00', '2026-11-30', '15:00'],
  ['the same time during the working hours', '2026-11-27', '16:20', '2026-11-27', '16:20'],
])('INBOX-56 suggests %s, in the time zone of the selected time', (_, date, time, nextDate, nextTime) => {
  expect(nextWorkingTime(profile, { date, time, zoneId: 'Europe/Berlin' })).toEqual({ date: nextDate, time: nextTime })
})
