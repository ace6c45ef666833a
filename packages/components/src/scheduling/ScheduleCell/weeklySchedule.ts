/** Weekdays in the order of a schedule: Mo to Su (LIST-29). */
export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type Weekday = (typeof weekdays)[number]

/** A span of a day in wall-clock time, `HH:mm`. */
export interface ScheduleSlot {
  readonly start: string
  readonly end: string
}

/** The hours of a day: `*` is the whole day; an empty list means an inactive day. */
export type DaySchedule = '*' | readonly ScheduleSlot[]

/** A week: `*` is 24/7 ('Full Access'), else a map from weekday to its slots. A missing day is inactive. */
export type WeeklySchedule = '*' | Readonly<Partial<Record<Weekday, DaySchedule>>>

/** Weekday labels of schedule cells and editors. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  mo: 'Mo',
  tu: 'Tu',
  we: 'We',
  th: 'Th',
  fr: 'Fr',
  sa: 'Sa',
  su: 'Su',
}

/** The hours of one day as text: '00:00-24:00' for the whole day, '09:00-13:00, 14:00-18:00', or 'inactive'. */
export function dayHoursOf(schedule: WeeklySchedule, day: Weekday): string {
  const hours = schedule === '*' ? '*' : schedule[day]
  if (hours === '*') return '00:00-24:00'
  if (hours === undefined || hours.length === 0) return 'inactive'
  return hours.map(({ start, end }) => `${start}-${end}`).join(', ')
}

/** The whole week in words, with equal adjacent days merged: 'Mo-Fr 09:00-18:00, Sa-Su inactive'. */
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
