import { minutesInDay } from '../../dates/clockTime.ts'
import { type MinuteSpan, slotStep } from './slotTime.ts'

/** The index of the day, 0 to 6, and minutes from midnight. */
export interface WeekSpan extends MinuteSpan {
  readonly day: number
}

export type GestureMode = 'move' | 'start' | 'end'

const onGrid = (minutes: number) => Math.round(minutes / slotStep) * slotStep
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Changes snap to 15 minutes and stay inside the day. A move keeps the length of the slot. */
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

/** A new slot of one hour. The slot begins with the quarter hour of the click, but not after 23:00. */
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
 * The slot after a key press. Arrow Left and Arrow Right change the day. The keys in `minutesByKey` change the time:
 * with Shift only the end, with Ctrl only the start. Returns undefined for other keys.
 * @param accepts returns false for a day that Arrow Left and Arrow Right skip
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
