import { completedTime, minutesInDay, minutesOf, timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'

/** The step for dragging and arrow keys, in minutes. */
export const slotStep = 15

/** A slot in minutes from midnight. */
export interface MinuteSpan {
  readonly start: number
  readonly end: number
}

/** A slot in minutes; undefined if its times are invalid or its end is before its start. */
export function spanOf(slot: ScheduleSlot): MinuteSpan | undefined {
  const [start, end] = [minutesOf(slot.start), minutesOf(slot.end)]
  return start === undefined || end === undefined || end < start ? undefined : { start, end }
}

/** A slot from minutes: the inverse of `spanOf`. */
export function slotOf({ start, end }: MinuteSpan): ScheduleSlot {
  return { start: timeOf(start), end: timeOf(end) }
}

/** Reads a typed time of a slot: '9' is '09:00', '930' is '09:30', and an end of '24' is '24:00'. */
export function completedSlotTime(typed: string, isEnd: boolean): string {
  return isEnd && /^\s*24(?:[:.h ]?00)?\s*$/.test(typed) ? '24:00' : completedTime(typed)
}

/** Moves a time by minutes. 09:07 plus 15 is 09:15, 09:07 plus 60 is 10:07. An invalid time becomes 09:00. */
export function steppedTime(time: string, by: number, isEnd: boolean): string {
  const from = minutesOf(time)
  if (from === undefined) return '09:00'
  const [step, latest] = [Math.abs(by), isEnd ? minutesInDay : minutesInDay - slotStep]
  // A change by an hour keeps the minutes. A change by a step goes to the next multiple of the step.
  const next =
    step > slotStep ? from + by : by > 0 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step
  return timeOf(Math.min(Math.max(next, 0), Math.max(latest, by > 0 ? from : 0)))
}
