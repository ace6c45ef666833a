import { type TimeZoneItem } from './timeZoneSearch.ts'

const offsetIn = (timeZone: string, at: number) => {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(name?.value ?? '')
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000 : 0
}

/** The time zones have their offsets of March 17, 2026, and are sorted from west to east. */
export const allTimeZones: readonly TimeZoneItem[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
  .map((name, index) => ({ id: index + 1, name, offsetMs: offsetIn(name, Date.UTC(2026, 2, 17)) }))
  .sort((a, b) => a.offsetMs - b.offsetMs || (a.name < b.name ? -1 : 1))
