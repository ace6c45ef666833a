import { minutesOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot, weekdays, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import { type SlotPlace, slotsOf } from './scheduleChanges.ts'
import { spanOf } from './slotTime.ts'

/** A schedule with the problem `overlap` or `empty` (the start equals the end) can be saved. */
export type SlotProblem = 'time' | 'order' | 'overlap' | 'empty'

/** True if a schedule with this problem cannot be saved. */
export function isBlocking(problem: SlotProblem | undefined): boolean {
  return problem === 'time' || problem === 'order'
}

/** Returns the problem of each slot, in the order of the slots. */
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

/** Returns the slots whose time is invalid, or whose end is before their start (PROF-41). */
export function invalidSlots(schedule: WeeklySchedule): readonly SlotPlace[] {
  if (schedule === '*') return []
  return weekdays.flatMap((day) =>
    slotProblems(slotsOf(schedule, day)).flatMap((problem, index) => (isBlocking(problem) ? [{ day, index }] : [])),
  )
}

export function isScheduleValid(schedule: WeeklySchedule): boolean {
  return invalidSlots(schedule).length === 0
}
