import { completedTime, minutesInDay, minutesOf, timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'

/** The step of drags and arrow keys, in minutes. */
export const slotStep = 15

/** Minutes from midnight. */
export interface MinuteSpan {
  readonly start: number
  readonly end: number
}

/** Undefined if a time is invalid, or the end is before the start. */
export function spanOf(slot: ScheduleSlot): MinuteSpan | undefined {
  const [start, end] = [minutesOf(slot.start), minutesOf(slot.end)]
  return start === undefined || end === undefined || end < start ? undefined : { start, end }
}

/** The inverse of `spanOf`. */
export function slotOf({ start, end }: MinuteSpan): ScheduleSlot {
  return { start: timeOf(start), end: timeOf(end) }
}

/** '9' is '09:00', '930' is '09:30', and an end of '24' is '24:00'. */
export function completedSlotTime(typed: string, isEnd: boolean): string {
  return isEnd && /^\s*24(?:[:.h ]?00)?\s*$/.test(typed) ? '24:00' : completedTime(typed)
}

/**
 * Steps of 15 minutes stop at quarter hours: 09:07 becomes 09:15, or 09:00 if `by` is negative. Steps of an hour keep
 * the minutes: 09:07 becomes 10:07. An invalid time becomes 09:00.
 */
export function steppedTime(time: string, by: number, isEnd: boolean): string {
  const from = minutesOf(time)
  if (from === undefined) return '09:00'
  const [step, latest] = [Math.abs(by), isEnd ? minutesInDay : minutesInDay - slotStep]
  const next =
    step > slotStep ? from + by : by > 0 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step
  return timeOf(Math.min(Math.max(next, 0), Math.max(latest, by > 0 ? from : 0)))
}
