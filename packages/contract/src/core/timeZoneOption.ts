import { type Instant, instantMs, offsetMs } from './dates.ts'

/** SHELL-50: a time zone that users can choose. */
export interface TimeZoneOption {
  /** The id depends only on the zone's name, so it can be saved. */
  readonly id: number
  /** IANA name. */
  readonly name: string
  /** Current offset ahead of UTC, in milliseconds. */
  readonly offsetMs: number
}

/** SHELL-50: the option id of a zone: FNV-1a of its name in 31 bits. The ids of all known zones differ. */
export function timeZoneId(name: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 1
}

/** SHELL-50: the zones of the runtime, and UTC, which some runtimes do not list. */
function timeZoneNames(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
}

/** SHELL-50: all zones with their offset at `now`, from west to east, then by name. */
export function timeZoneOptions(now: Instant): TimeZoneOption[] {
  const ms = instantMs(now)
  return timeZoneNames()
    .map((name) => ({ id: timeZoneId(name), name, offsetMs: offsetMs(ms, name) }))
    .sort((a, b) => a.offsetMs - b.offsetMs || (a.name < b.name ? -1 : 1))
}
