import { minutesOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot, weekdays, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import { type SlotPlace, slotsOf } from './scheduleChanges.ts'
import { spanOf } from './slotTime.ts'

/**
 * Errors and warnings of a slot. `time`: a time is invalid. `order`: the end is before the start. `overlap`: another
 * slot covers some of the same time (allowed). `empty`: the start is the end (allowed).
 */
export type SlotProblem = 'time' | 'order' | 'overlap' | 'empty'

/** True if a schedule with this problem can't be saved. */
export function isBlocking(problem: SlotProblem | undefined): boolean {
  return problem === 'time' || problem === 'order'
}

/** The problem of each slot of a day, by its index. */
export function slotProblems(slots: readonly ScheduleSlot[]): readonly (SlotProblem | undefined)[] {
  const spans = slots.map(spanOf)
  return slots.map((slot, index) => {
    const span = spans[index]
    if (span === undefined)
      return minutesOf(slot.start) === undefined || minutesOf(slot.end) === undefined ? 'time' : 'order'
    if (span.start === span.end) return 'empty'
    const isOverlapping = spans.some(
      (other, place) => place !== index && other && other.start < span.end && span.start < other.end,
    )
    return isOverlapping ? 'overlap' : undefined
  })
}

/** The slots that prevent saving: an invalid time, or an end before its start (PROF-41). */
export function invalidSlots(schedule: WeeklySchedule): readonly SlotPlace[] {
  if (schedule === '*') return []
  return weekdays.flatMap((day) =>
    slotProblems(slotsOf(schedule, day)).flatMap((problem, index) => (isBlocking(problem) ? [{ day, index }] : [])),
  )
}

/** True if a schedule can be saved: every slot has two times, and no end is before its start. */
export function isScheduleValid(schedule: WeeklySchedule): boolean {
  return invalidSlots(schedule).length === 0
}
