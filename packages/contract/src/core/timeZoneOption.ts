import { type Instant, instantMs, offsetMs } from './dates.ts'

/** SHELL-50 */
export interface TimeZoneOption {
  /** Depends only on the name, because servers save the id. */
  readonly id: number
  /** IANA name. */
  readonly name: string
  /** Current offset ahead of UTC, in ms. */
  readonly offsetMs: number
}

/** SHELL-50: the id is the FNV-1a hash of the name, in 31 bits. All known zones have different ids. */
export function timeZoneId(name: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 1
}

/** SHELL-50: some runtimes do not list UTC. */
function timeZoneNames(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
}

/** SHELL-50: from west to east, sorted by name within an offset. */
export function timeZoneOptions(now: Instant): TimeZoneOption[] {
  const ms = instantMs(now)
  return timeZoneNames()
    .map((name) => ({ id: timeZoneId(name), name, offsetMs: offsetMs(ms, name) }))
    .sort((a, b) => a.offsetMs - b.offsetMs || (a.name < b.name ? -1 : 1))
}
