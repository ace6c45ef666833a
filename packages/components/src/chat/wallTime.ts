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

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** What somebody means who types a time: '9' is '09:00', '930' and '9.30' are '09:30'. As typed where it can't be told. */
export function completedTime(typed: string): string {
  const found = /^\s*(\d{1,2}?)(?:[:.h ]?([0-5]\d))?\s*$/.exec(typed)
  const time = `${found?.[1]?.padStart(2, '0') ?? ''}:${found?.[2] ?? '00'}`
  return isTime(time) ? time : typed
}

/** Whether it is a whole, existing wall time. */
export function isWallTime({ date, time }: WallTime): boolean {
  return isIsoDate(date) && isTime(time)
}

/** Whether a wall time is still to come; false for one that is not whole. */
export function isLater(wall: WallTime, now: WallTime): boolean {
  return isWallTime(wall) && `${wall.date}T${wall.time}` > `${now.date}T${now.time}`
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const minutesInDay = 24 * 60

/** The wall time some minutes later, as a clock without changes to summer time shows it. */
export function addMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const total = minutesOf(time) + minutes
  const days = Math.floor(total / minutesInDay)
  const rest = total - days * minutesInDay
  const pad = (value: number) => String(value).padStart(2, '0')
  return { date: addDays(date, days), time: `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}` }
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
