import { timeOf } from '../../dates/clockTime.ts'
import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type WeekSpan } from './slotGesture.ts'

/** A week's time in words: '45 h a week', '7 h 30 min a week'. */
export function weekTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${[...(hours > 0 || rest === 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')} a week`
}

/** The names of the weekdays. */
export type DayNames = Readonly<Record<Weekday, string>>

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
  readonly dayNames: DayNames
  /** Names a slot's fields: 'Monday, slot 2'. */
  readonly slotName: (dayName: string, number: number) => string
  readonly joinSlots: (dayName: string) => string
  readonly copyTo: (dayName: string) => string
  readonly allWeekdays: string
  readonly everyDay: string
  readonly copy: string
  readonly cancel: string
  /** Beside the tabs: how much time the week has. */
  readonly weekTime: (minutes: number) => string
  readonly slotCount: (count: number) => string
  readonly slotsToCorrect: (count: number) => string
  readonly loading: (label: string) => string
  /** Under the week: what pointer and keyboard can do. */
  readonly weekHelp: string
  readonly hiddenSlots: (count: number, hoursView: string) => string
  /** Read out while a slot is moved by keyboard or has been dragged; `slot` is 'Monday 09:00 – 18:00'. */
  readonly pickedUp: (slot: string) => string
  readonly putDown: (slot: string) => string
  readonly putBack: (slot: string) => string
  readonly removed: (slot: string) => string
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
  dayNames: {
    mo: 'Monday',
    tu: 'Tuesday',
    we: 'Wednesday',
    th: 'Thursday',
    fr: 'Friday',
    sa: 'Saturday',
    su: 'Sunday',
  },
  slotName: (dayName, number) => `${dayName}, slot ${number}`,
  joinSlots: (dayName) => `Join the overlapping slots of ${dayName}`,
  copyTo: (dayName) => `Copy ${dayName} to`,
  allWeekdays: 'All weekdays',
  everyDay: 'Every day',
  copy: 'Copy',
  cancel: 'Cancel',
  weekTime: weekTimeText,
  slotCount: (count) => `${count} slots`,
  slotsToCorrect: (count) => (count === 1 ? '1 slot to correct' : `${count} slots to correct`),
  loading: (label) => `Loading ${label}`,
  weekHelp:
    'Drag a slot to move it, or its edges to change its hours; click an empty place to add one. By keyboard: Enter picks a slot up and puts it down, arrows move it, with Shift its end, with Ctrl its start; Delete removes it.',
  hiddenSlots: (count, hoursView) =>
    `${count === 1 ? '1 slot is not shown because its times are not right.' : `${count} slots are not shown because their times are not right.`} Correct them under ${hoursView}.`,
  pickedUp: (slot) => `${slot}, picked up`,
  putDown: (slot) => `${slot}, put down`,
  putBack: (slot) => `${slot}, put back`,
  removed: (slot) => `${slot}, removed`,
}

/** The times of a slot in the week view. */
export function spanText(start: number, end: number): string {
  return `${timeOf(start)} – ${timeOf(end)}`
}

/** Day and times of a slot: 'Monday 09:00 – 18:00'. */
export function spanName({ day, start, end }: WeekSpan, dayNames: DayNames): string {
  const weekday = weekdays[day]
  return `${weekday === undefined ? '' : dayNames[weekday]} ${spanText(start, end)}`
}
