import { timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type WeekDays } from './scheduleChanges.ts'

const working: ScheduleSlot = { start: '09:00', end: '18:00' }

export const officeHours: WeekDays = {
  mo: [working],
  tu: [working],
  we: [working],
  th: [working],
  fr: [working],
  sa: [],
  su: [],
}

/** Lunch breaks, a whole day, three slots on one day, and a free weekend. */
export const mixedHours: WeekDays = {
  mo: [
    { start: '08:30', end: '12:00' },
    { start: '13:00', end: '17:30' },
  ],
  tu: [
    { start: '08:30', end: '12:00' },
    { start: '13:00', end: '17:30' },
  ],
  we: '*',
  th: [
    { start: '07:15', end: '11:45' },
    { start: '14:00', end: '16:00' },
    { start: '19:00', end: '21:30' },
  ],
  fr: [{ start: '09:00', end: '15:00' }],
  sa: [],
}

/** `count` slots, spread evenly over a week. */
export function crowdedWeek(count: number): WeekDays {
  return Object.fromEntries(
    weekdays.map((day, index) => {
      const ofDay = Math.floor(count / 7) + (index < count % 7 ? 1 : 0)
      const step = Math.floor(1440 / ofDay)
      const slots = Array.from({ length: ofDay }, (_, slot) => ({
        start: timeOf(slot * step),
        end: timeOf(slot * step + Math.floor(step / 2)),
      }))
      return [day, slots]
    }),
  )
}
