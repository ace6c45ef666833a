import { defaultSlot } from '../constants.ts'
import { weekdays, type DaySchedule, type Schedule, type Slot, type Weekday } from '../resources/schedule.ts'

const wholeDay: Slot = { start: '00:00', end: '24:00' }

/** Default working hours: 09:00-18:00 Monday to Friday, Saturday and Sunday empty (document 1, section 3). */
export const defaultSchedule: Record<Weekday, Slot[]> = {
  mo: [defaultSlot],
  tu: [defaultSlot],
  we: [defaultSlot],
  th: [defaultSlot],
  fr: [defaultSlot],
  sa: [],
  su: [],
}

/** What a schedule says of a weekday; a day that is left out is inactive. */
export function dayScheduleOf(schedule: Schedule, weekday: Weekday): DaySchedule {
  return schedule === '*' ? '*' : (schedule[weekday] ?? [])
}

/** A slot's end cannot be before its start (document 2, section 5). */
export function isSlotInOrder({ start, end }: Slot): boolean {
  return start <= end
}

/** The slots of a schedule whose end is before their start. */
export function slotsOutOfOrder(schedule: Schedule): { readonly weekday: Weekday; readonly index: number }[] {
  return weekdays.flatMap((weekday) => {
    const day = dayScheduleOf(schedule, weekday)
    return day === '*' ? [] : day.flatMap((slot, index) => (isSlotInOrder(slot) ? [] : [{ weekday, index }]))
  })
}

/** How a day shows: always (00:00-24:00), in time ranges, or inactive (document 1, section 4). */
export function dayKind(day: DaySchedule): 'always' | 'ranges' | 'inactive' {
  if (day === '*') return 'always'
  return day.length > 0 ? 'ranges' : 'inactive'
}

/** A day after its 24h switch was turned: always, or the default slot of 09:00-18:00 (document 2, section 5). */
export function switchedDay(isAlways: boolean): DaySchedule {
  return isAlways ? '*' : [{ ...defaultSlot }]
}

/** A schedule after its Full Access switch was turned: '*', or the default working hours. */
export function switchedSchedule(isFullAccess: boolean): Schedule {
  return isFullAccess ? '*' : structuredClone(defaultSchedule)
}

function joined(slots: readonly Slot[]): Slot[] {
  const result: Slot[] = []
  for (const slot of slots.filter(({ start, end }) => start < end).toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = result.at(-1)
    if (last && slot.start <= last.end)
      result[result.length - 1] = { start: last.start, end: slot.end > last.end ? slot.end : last.end }
    else result.push(slot)
  }
  return result
}

function normalisedDay(day: DaySchedule): DaySchedule {
  if (day === '*') return '*'
  const slots = joined(day)
  return slots[0]?.start === wholeDay.start && slots[0].end === wholeDay.end ? '*' : slots
}

/**
 * The shortest way to write a valid schedule: slots in order and joined where they touch, empty ones left out, a day of 00:00-24:00 as '*', and
 * seven such days as '*'. The moments that it covers stay the same.
 */
export function normalisedSchedule(schedule: Schedule): Schedule {
  if (schedule === '*') return '*'
  const days = weekdays.map((weekday) => [weekday, normalisedDay(dayScheduleOf(schedule, weekday))] as const)
  return days.every(([, day]) => day === '*') ? '*' : Object.fromEntries(days)
}
