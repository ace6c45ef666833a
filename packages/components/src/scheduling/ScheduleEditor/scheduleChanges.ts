import { minutesInDay } from '../../dates/clockTime.ts'
import {
  type DaySchedule,
  type ScheduleSlot,
  type Weekday,
  weekdays,
  type WeeklySchedule,
} from '../ScheduleCell/weeklySchedule.ts'
import { type MinuteSpan, slotOf, slotStep, spanOf } from './slotTime.ts'

/** A week that is not 24/7. */
export type WeekDays = Exclude<WeeklySchedule, '*'>

export interface SlotPlace {
  readonly day: Weekday
  readonly index: number
}

export const maximumSlots = 48

/** The hours of a new slot (PROF-40). */
export const usualSlot: ScheduleSlot = { start: '09:00', end: '18:00' }

const workdays: ReadonlySet<Weekday> = new Set(weekdays.slice(0, 5))

/** A slot on each day from Monday to Friday. */
export function usualWeek(slot: ScheduleSlot): WeekDays {
  return Object.fromEntries(weekdays.map((day) => [day, workdays.has(day) ? [slot] : []]))
}

/** Returns an empty list for an inactive day, and for a day that is open for 24 hours ('*'). */
export function slotsOf(week: WeekDays, day: Weekday): readonly ScheduleSlot[] {
  const hours = week[day]
  return hours === undefined || hours === '*' ? [] : hours
}

export function withDay(week: WeekDays, day: Weekday, hours: DaySchedule): WeekDays {
  return { ...week, [day]: hours }
}

export function withSlot(week: WeekDays, { day, index }: SlotPlace, slot: ScheduleSlot): WeekDays {
  return withDay(week, day, slotsOf(week, day).with(index, slot))
}

export function withSlotAdded(week: WeekDays, day: Weekday, slot: ScheduleSlot): WeekDays {
  return withDay(week, day, [...slotsOf(week, day), slot])
}

export function withSlotRemoved(week: WeekDays, { day, index }: SlotPlace): WeekDays {
  return withDay(week, day, slotsOf(week, day).toSpliced(index, 1))
}

/** A move within a day keeps the position. A move to another day adds the slot at the end of that day's list. */
export function placeAfterMove(week: WeekDays, from: SlotPlace, day: Weekday): SlotPlace {
  return from.day === day ? from : { day, index: slotsOf(week, day).length }
}

export function withSlotMoved(week: WeekDays, from: SlotPlace, day: Weekday, slot: ScheduleSlot): WeekDays {
  return from.day === day ? withSlot(week, from, slot) : withSlotAdded(withSlotRemoved(week, from), day, slot)
}

export function withDayCopied(week: WeekDays, from: Weekday, to: readonly Weekday[]): WeekDays {
  const hours = week[from] ?? []
  return to.reduce((copied, day) => withDay(copied, day, hours), week)
}

/** The times that the slots cover, in order and without overlaps. Ignores invalid slots. */
export function coveredSpans(slots: readonly ScheduleSlot[]): readonly MinuteSpan[] {
  const covered: MinuteSpan[] = []
  const spans = slots.map(spanOf).filter((span) => span !== undefined)
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = covered.at(-1)
    if (last && span.start <= last.end)
      covered[covered.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else covered.push(span)
  }
  return covered
}

/** Merges the overlapping and adjacent slots of a day. Invalid slots move to the end of the list. */
export function withOverlapsJoined(week: WeekDays, day: Weekday): WeekDays {
  const slots = slotsOf(week, day)
  return withDay(week, day, [...coveredSpans(slots).map(slotOf), ...slots.filter((slot) => spanOf(slot) === undefined)])
}

export function weekMinutes(schedule: WeeklySchedule): number {
  if (schedule === '*') return minutesInDay * weekdays.length
  const dayMinutes = (day: Weekday) =>
    schedule[day] === '*'
      ? minutesInDay
      : coveredSpans(slotsOf(schedule, day)).reduce((sum, { start, end }) => sum + end - start, 0)
  return weekdays.reduce((sum, day) => sum + dayMinutes(day), 0)
}

/**
 * Returns the usual slot if its time is free. Otherwise returns a slot of at most one hour that begins when the last
 * slot ends. If the last slot ends less than `slotStep` minutes before midnight, returns the longest gap before or
 * between the slots. If every gap is shorter than `slotStep`, returns the usual slot.
 */
export function addedSlot(slots: readonly ScheduleSlot[], usual: ScheduleSlot): ScheduleSlot {
  const covered = coveredSpans(slots)
  const wanted = spanOf(usual)
  if (wanted && covered.every(({ start, end }) => end <= wanted.start || start >= wanted.end)) return usual
  const lastEnd = covered.at(-1)?.end ?? 0
  if (minutesInDay - lastEnd >= slotStep) return slotOf({ start: lastEnd, end: Math.min(lastEnd + 60, minutesInDay) })
  const gaps = covered.map(({ start }, index) => ({ start: covered[index - 1]?.end ?? 0, end: start }))
  const longest = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  return longest && longest.end - longest.start >= slotStep ? slotOf(longest) : usual
}
