import { shownZone, zoneLabel } from '@tandem/components'
import { type Instant, instantMs, offsetMs, timeZoneOptions } from '@tandem/contract'
import { atom } from 'jotai'
import { todayAtom } from './today.ts'

export const timeZonesAtom = atom((get) => timeZoneOptions(`${get(todayAtom)}T12:00:00Z`))

/** Returns for example 'São Paulo (UTC−3)'. Returns an unknown name unchanged. */
export function zoneText(name: string, at: Instant): string {
  try {
    return zoneLabel(shownZone({ id: name, name, offsetMs: offsetMs(instantMs(at), name) }))
  } catch {
    return name
  }
}
