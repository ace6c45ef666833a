import { timeOf } from '../../dates/clockTime.ts'
import { counted } from '../../format/formatFigure.ts'
import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type WeekSpan } from './slotGesture.ts'

/** For example '45 h a week' or '7 h 30 min a week'. */
export function weekTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${[...(hours > 0 || rest === 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')} a week`
}

export const scheduleTexts = {
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
  } satisfies Record<Weekday, string>,
  /** For example 'Monday, slot 2'. */
  slotName: (dayName: string, number: number) => `${dayName}, slot ${number}`,
  joinSlots: (dayName: string) => `Join the overlapping slots of ${dayName}`,
  copyTo: (dayName: string) => `Copy ${dayName} to`,
  allWeekdays: 'All weekdays',
  everyDay: 'Every day',
  copy: 'Copy',
  cancel: 'Cancel',
  weekTime: weekTimeText,
  slotCount: (count: number) => `${count} slots`,
  slotsToCorrect: (count: number) => `${counted(count, 'slot')} to correct`,
  loading: (label: string) => `Loading ${label}`,
  weekHelp:
    'Drag a slot to move it, or its edges to change its hours; click an empty place to add a slot. By keyboard: Enter picks a slot up and puts it down. The arrow keys move the slot. With Shift they move its end, with Ctrl its start. Delete removes the slot.',
  hiddenSlots: (count: number, hoursView: string) =>
    `${count === 1 ? '1 slot is not shown because its times are not right.' : `${count} slots are not shown because their times are not right.`} Correct them under ${hoursView}.`,
  pickedUp: (slot: string) => `${slot}, picked up`,
  putDown: (slot: string) => `${slot}, put down`,
  putBack: (slot: string) => `${slot}, put back`,
  removed: (slot: string) => `${slot}, removed`,
}

export function spanText(start: number, end: number): string {
  return `${timeOf(start)} – ${timeOf(end)}`
}

/** For example 'Monday 09:00 – 18:00'. */
export function spanName({ day, start, end }: WeekSpan): string {
  const weekday = weekdays[day]
  return `${weekday === undefined ? '' : scheduleTexts.dayNames[weekday]} ${spanText(start, end)}`
}
