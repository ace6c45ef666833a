import { isTimeOfDay, minutesInDay, minutesOf, timeOf } from '../dates/clockTime.ts'
import { addDays, type IsoDate, isIsoDate, weekdayOf } from '../dates/isoDate.ts'

/** A day and a time as the viewer's clock shows them; the owner turns it into an instant of a zone. */
export interface WallTime {
  readonly date: IsoDate
  /** 'HH:mm'. */
  readonly time: string
}

/** A time to send at that can be chosen with one click. */
export interface SendTimePreset extends WallTime {
  readonly label: string
}

/** Whether it is a whole, existing wall time. */
export function isWallTime({ date, time }: WallTime): boolean {
  return isIsoDate(date) && isTimeOfDay(time)
}

/** Whether a wall time is still to come; false for one that is not whole. */
export function isLater(wall: WallTime, now: WallTime): boolean {
  return isWallTime(wall) && `${wall.date}T${wall.time}` > `${now.date}T${now.time}`
}

/** The wall time some minutes later, as a clock without changes to summer time shows it. */
export function addMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const total = (minutesOf(time) ?? 0) + minutes
  const days = Math.floor(total / minutesInDay)
  return { date: addDays(date, days), time: timeOf(total - days * minutesInDay) }
}

/** Good moments to send at: in an hour, this afternoon while it lasts, tomorrow and next Monday in the morning. */
export function sendTimePresets(now: WallTime): readonly SendTimePreset[] {
  const untilMonday = 7 - weekdayOf(now.date)
  const presets: SendTimePreset[] = [
    { label: 'In 1 hour', ...addMinutes(now, 60) },
    { label: 'This afternoon', date: now.date, time: '15:00' },
    { label: 'Tomorrow morning', date: addDays(now.date, 1), time: '09:00' },
    { label: 'Monday morning', date: addDays(now.date, untilMonday), time: '09:00' },
  ]
  return presets.filter(
    (preset, index) =>
      isLater(preset, now) &&
      presets.findIndex((each) => each.date === preset.date && each.time === preset.time) === index,
  )
}
