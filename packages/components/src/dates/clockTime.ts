export const minutesInDay = 24 * 60

/** Minutes from midnight of an 'HH:mm' between 00:00 and 24:00; undefined for any other text. */
export function minutesOf(time: string): number | undefined {
  if (time === '24:00') return minutesInDay
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : undefined
}

/** 'HH:mm' of minutes from midnight; the end of the day is 24:00. */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
