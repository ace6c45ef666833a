import { type Weekday } from '../ScheduleCell/weeklySchedule.ts'

/** The words of the editor. */
export interface ScheduleTexts {
  readonly fullAccess: string
  readonly fullAccessHelp: string
  readonly allDay: string
  readonly noSlots: string
  readonly addSlot: string
  readonly removeSlot: string
  readonly copyDay: string
  readonly hoursView: string
  readonly weekView: string
  readonly start: string
  readonly end: string
  readonly notATime: string
  readonly endBeforeStart: string
  readonly startAfterEnd: string
  readonly overlap: string
  readonly join: string
  readonly empty: string
}

export const scheduleTexts: ScheduleTexts = {
  fullAccess: 'Full Access',
  fullAccessHelp: 'Around the clock, seven days a week.',
  allDay: '24h',
  noSlots: 'No slots defined for this day',
  addSlot: 'Add slot',
  removeSlot: 'Remove slot',
  copyDay: 'Copy to other days',
  hoursView: 'Hours',
  weekView: 'Week',
  start: 'Start',
  end: 'End',
  notATime: 'Write times as HH:mm',
  endBeforeStart: 'End cannot be before start',
  startAfterEnd: 'Start cannot be after end',
  overlap: 'Overlaps another slot',
  join: 'Join',
  empty: 'This slot has no length',
}

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** A week's time in words: '45 h a week', '7 h 30 min a week'. */
export function weekTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${[...(hours > 0 || rest === 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')} a week`
}
