import { minutesInDay } from '../../dates/clockTime.ts'
import { type MinuteSpan, slotStep } from './slotTime.ts'

/** A slot in a week: the index of its day, 0 to 6, and its minutes. */
export interface WeekSpan extends MinuteSpan {
  readonly day: number
}

/** The part of a slot that a gesture moves: the whole slot, or one of its edges. */
export type GestureMode = 'move' | 'start' | 'end'

const onGrid = (minutes: number) => Math.round(minutes / slotStep) * slotStep
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * The slot after a gesture that moves it by `days` and `minutes`. A moved start or end snaps to the grid of 15 minutes,
 * and stays inside the day. The end is never before the start. A move keeps the length of the slot. Moving an
 * edge leaves at least one step, and does not change the day.
 */
export function gestured(from: WeekSpan, mode: GestureMode, days: number, minutes: number): WeekSpan {
  const { start, end } = from
  if (mode === 'start') {
    return minutes === 0
      ? from
      : { ...from, start: within(onGrid(start + minutes), 0, Math.max(end - slotStep, start)) }
  }
  if (mode === 'end') {
    return minutes === 0
      ? from
      : { ...from, end: within(onGrid(end + minutes), Math.min(start + slotStep, end), minutesInDay) }
  }
  const day = within(from.day + days, 0, 6)
  const length = end - start
  const moved = minutes === 0 ? start : within(onGrid(start + minutes), 0, minutesInDay - length)
  return { day, start: moved, end: moved + length }
}

export function isSameSpan(a: WeekSpan, b: WeekSpan): boolean {
  return a.day === b.day && a.start === b.start && a.end === b.end
}

/** A slot of one hour for a click on an empty area. It begins at the last quarter hour before the click. */
export function clickedSpan(minutes: number): MinuteSpan {
  const start = within(Math.floor(minutes / slotStep) * slotStep, 0, minutesInDay - 60)
  return { start, end: start + 60 }
}

const minutesByKey: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -slotStep],
  ['ArrowDown', slotStep],
  ['PageUp', -60],
  ['PageDown', 60],
])

/**
 * The picked-up slot after a key. Arrows move the slot by a step or a day, Page Up and Down by an hour. Shift moves
 * only the end, Ctrl only the start. Undefined for other keys.
 * @param accepts true if a day accepts the slot; other days are skipped
 */
export function spanAfterKey(
  span: WeekSpan,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  accepts: (day: number) => boolean,
): WeekSpan | undefined {
  const minutes = minutesByKey.get(key)
  if (minutes !== undefined) {
    const mode = shiftKey ? 'end' : ctrlKey || metaKey ? 'start' : 'move'
    return gestured(span, mode, 0, minutes)
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const direction = key === 'ArrowLeft' ? -1 : 1
  let day = span.day + direction
  while (day >= 0 && day <= 6 && !accepts(day)) day += direction
  return day < 0 || day > 6 ? span : { ...span, day }
}
