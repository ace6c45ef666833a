/** The days in the order in which a schedule shows them (LIST-29). */
export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type Weekday = (typeof weekdays)[number]

/** Wall-clock times, `HH:mm`. */
export interface ScheduleSlot {
  readonly start: string
  readonly end: string
}

/** `*` is the whole day. An empty list is an inactive day. */
export type DaySchedule = '*' | readonly ScheduleSlot[]

/** `*` is 24/7 ('Full Access'). A missing day is inactive. */
export type WeeklySchedule = '*' | Readonly<Partial<Record<Weekday, DaySchedule>>>

export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  mo: 'Mo',
  tu: 'Tu',
  we: 'We',
  th: 'Th',
  fr: 'Fr',
  sa: 'Sa',
  su: 'Su',
}

/** Returns '00:00-24:00', '09:00-13:00, 14:00-18:00', or 'inactive'. */
export function dayHoursOf(schedule: WeeklySchedule, day: Weekday): string {
  const hours = schedule === '*' ? '*' : schedule[day]
  if (hours === '*') return '00:00-24:00'
  if (hours === undefined || hours.length === 0) return 'inactive'
  return hours.map(({ start, end }) => `${start}-${end}`).join(', ')
}

/** The week in words: 'Mo-Fr 09:00-18:00, Sa-Su inactive'. */
export function scheduleTextOf(schedule: WeeklySchedule): string {
  const spans: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of weekdays) {
    const hours = dayHoursOf(schedule, day)
    const span = spans.at(-1)
    if (span?.hours === hours) span.last = day
    else spans.push({ first: day, last: day, hours })
  }
  return spans
    .map(
      ({ first, last, hours }) =>
        `${first === last ? weekdayLabels[first] : `${weekdayLabels[first]}-${weekdayLabels[last]}`} ${hours}`,
    )
    .join(', ')
}
