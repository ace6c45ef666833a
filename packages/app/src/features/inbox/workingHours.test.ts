import { expect, test } from 'vitest'
import { nextWorkingTime, type WorkingHours } from './workingHours.ts'

const morning = [{ start: '09:00', end: '12:00' }]
const profile: WorkingHours = {
  schedule: { mo: morning, fr: morning },
  automationSchedule: '*',
  scheduleTimezone: 'America/New_York',
}

test.each([
  [
    'the start of the next working hours if the selected time is on a weekend',
    '2026-11-28',
    '09:00',
    '2026-11-30',
    '15:00',
  ],
  ['the selected time if it is inside the working hours', '2026-11-27', '16:20', '2026-11-27', '16:20'],
])('INBOX-56 in the time zone of the selected time, the suggestion is %s', (_, date, time, nextDate, nextTime) => {
  expect(nextWorkingTime(profile, { date, time, zoneId: 'Europe/Berlin' })).toEqual({ date: nextDate, time: nextTime })
})
