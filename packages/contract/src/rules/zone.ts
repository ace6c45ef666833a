/** A moment: milliseconds since 1970 or an ISO text with offset. */
export type Instant = number | string

/** What a clock on the wall shows; `month` counts from 1. */
export interface WallClock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const dayMs = 86_400_000

/** Milliseconds of a moment. Throws a RangeError for a text that is none: such a value never comes from a checked answer. */
export function instantMs(instant: Instant): number {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${instant}`)
  return ms
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs about a thousand times what using one does. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

const wallMs = ({ year, month, day, hour, minute, second }: WallClock) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** The offset of a zone as `Intl` tells it: right always, and slow. */
function offsetByIntl(ms: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(ms)
  const fields: Record<string, number> = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  return wallMs({ year, month, day, hour, minute, second }) - Math.floor(ms / 1000) * 1000
}

/** Offsets of whole UTC days by zone; undefined for a day on which the clocks change. */
const offsetsByDay = new Map<string, Map<number, number | undefined>>()

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. `timeZone` is an IANA name; an unknown one throws a RangeError. */
export function zoneOffsetMs(instant: Instant, timeZone: string): number {
  const ms = instantMs(instant)
  const day = Math.floor(ms / dayMs)
  const known = offsetsByDay.get(timeZone) ?? new Map<number, number | undefined>()
  if (!known.has(day)) {
    const offset = offsetByIntl(day * dayMs, timeZone)
    known.set(day, offset === offsetByIntl((day + 1) * dayMs, timeZone) ? offset : undefined)
    offsetsByDay.set(timeZone, known)
  }
  return known.get(day) ?? offsetByIntl(ms, timeZone)
}

/** What the clocks of a zone show at a moment. */
export function wallClockAt(instant: Instant, timeZone: string): WallClock {
  const ms = instantMs(instant)
  const shown = new Date(ms + zoneOffsetMs(ms, timeZone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/**
 * The moments at which a zone's clocks show something: one as a rule, two in the hour that an autumn change repeats, none in the hour that a
 * spring change skips. In milliseconds, ascending.
 */
export function instantsOf(wall: WallClock, timeZone: string): number[] {
  const guess = wallMs(wall)
  const [before, after] = [zoneOffsetMs(guess - dayMs, timeZone), zoneOffsetMs(guess + dayMs, timeZone)]
  if (before === after) return [guess - before]
  return [before, after]
    .map((offset) => guess - offset)
    .filter((candidate) => candidate + zoneOffsetMs(candidate, timeZone) === guess)
}

/** The first moment at which a zone's clocks show something; in a skipped hour, the moment that is as far after the change. In milliseconds. */
export function instantOf(wall: WallClock, timeZone: string): number {
  const [first] = instantsOf(wall, timeZone)
  if (first !== undefined) return first
  const guess = wallMs(wall)
  return guess - zoneOffsetMs(guess - dayMs, timeZone)
}

/** The moment within `from` (exclusive) and `to` (inclusive) at which a zone's clocks change, in milliseconds; undefined when they don't. */
export function offsetChangeWithin(from: number, to: number, timeZone: string): number | undefined {
  const before = zoneOffsetMs(from, timeZone)
  if (zoneOffsetMs(to, timeZone) === before) return undefined
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (zoneOffsetMs(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

/** An offset as `+01:00`. */
export function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** A moment as an ISO text with its zone's offset, as calls carry their date: `2026-11-21T14:30:00+01:00`. */
export function isoWithOffset(instant: Instant, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallClockAt(instant, timeZone)
  const clock = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`
  return clock + offsetText(zoneOffsetMs(instant, timeZone))
}
