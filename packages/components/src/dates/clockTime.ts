export const minutesInDay = 24 * 60

/** Returns the minutes from midnight, or undefined if the text is not 'HH:mm' from 00:00 to 24:00. */
export function minutesOf(time: string): number | undefined {
  if (time === '24:00') return minutesInDay
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : undefined
}

/** Returns 'HH:mm', from 00:00 to 24:00. */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

export const invalidTimeText = 'Enter a time from 00:00 to 23:59.'

/** True for 'HH:mm' from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return (minutesOf(text) ?? minutesInDay) < minutesInDay
}

/** Completes a typed time: '9' is '09:00', '930' and '9.30' are '09:30'. */
export function completedTime(typed: string): string {
  const found = /^\s*(\d{1,2}?)(?:[:.h ]?([0-5]\d))?\s*$/.exec(typed)
  const time = `${found?.[1]?.padStart(2, '0') ?? ''}:${found?.[2] ?? '00'}`
  return isTimeOfDay(time) ? time : typed
}
