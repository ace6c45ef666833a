import { defaultSchedule, type Schedule } from '@tandem/contract'

const day = (start: string, end: string) => [{ start, end }]
const week = (hours: { start: string; end: string }[]) => ({
  mo: hours,
  tu: hours,
  we: hours,
  th: hours,
  fr: hours,
  sa: [],
  su: [],
})

/** Freezes a schedule, because many rows share the same object. */
function frozen(schedule: Exclude<Schedule, '*'>): Schedule {
  for (const slots of Object.values(schedule)) Object.freeze(slots)
  return Object.freeze(schedule)
}

export const weekdaysOnly: Schedule = frozen(defaultSchedule)
export const early: Schedule = frozen(week(day('08:00', '17:00')))
export const withLunch: Schedule = frozen(week([...day('08:30', '12:30'), ...day('13:30', '18:30')]))
/** The hours in which Tandem may use a profile's LinkedIn account. */
export const accountAccess: Schedule = frozen({ ...week(day('07:00', '20:00')), sa: day('10:00', '14:00') })
