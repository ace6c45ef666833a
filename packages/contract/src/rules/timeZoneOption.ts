import { offsetText, zoneOffsetMs, type Instant } from './zone.ts'

/** A time zone to choose. */
export interface TimeZoneOption {
  /** Stable: the same for a zone whatever other zones a browser knows. */
  readonly id: number
  /** IANA name. */
  readonly name: string
  /** How far it is ahead of UTC at present, in milliseconds. */
  readonly offsetMs: number
  /** `(UTC+01:00) Europe/Berlin` */
  readonly label: string
}

/** FNV-1a over a zone's name, cut to 31 bits: positive, and far from colliding for the few hundred names there are. */
export function timeZoneId(name: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 1
}

/** The zones that this browser knows; some leave UTC out. */
export function timeZoneNames(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
}

let namesById: ReadonlyMap<number, string> | undefined

/** The zone that an option id stands for; undefined for an unknown id. */
export function timeZoneOfId(id: number): string | undefined {
  namesById ??= new Map(timeZoneNames().map((name) => [timeZoneId(name), name]))
  return namesById.get(id)
}

/** All zones with their offset at `now`, from west to east, then by name. */
export function timeZoneOptions(now: Instant): TimeZoneOption[] {
  return timeZoneNames()
    .map((name) => {
      const offsetMs = zoneOffsetMs(now, name)
      return { id: timeZoneId(name), name, offsetMs, label: `(UTC${offsetText(offsetMs)}) ${name}` }
    })
    .sort((a, b) => a.offsetMs - b.offsetMs || (a.name < b.name ? -1 : 1))
}
