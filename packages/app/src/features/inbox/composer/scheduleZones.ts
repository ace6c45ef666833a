import { type ScheduleZone } from '@tandem/components'
import { type Profile, type Recipient } from '@tandem/contract'
import { zoneText } from '../../../shared/time/timeZones.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { inboxMessages } from '../messages.ts'
import { wallTimeAt } from '../../../shared/time/dateText.ts'

const { zones: texts } = inboxMessages.composer

interface Clocks {
  readonly viewerZone: string
  readonly lead: Pick<Recipient, 'firstName' | 'lastName' | 'timeZone'> | undefined
  readonly profile: Pick<Profile, 'name' | 'scheduleTimezone'> | undefined
}

/** The zones of the viewer, the lead and the profile, each once (INBOX-66). */
export function scheduleZones({ viewerZone, lead, profile }: Clocks, now: number): readonly ScheduleZone[] {
  const named: readonly (readonly [id: string | null | undefined, label: (zone: string) => string])[] = [
    [viewerZone, texts.viewer],
    [lead?.timeZone, (zone) => texts.of(fullNameOf(lead), zone)],
    [profile?.scheduleTimezone, (zone) => texts.of(profile?.name ?? '', zone)],
  ]
  const zones = new Map<string, ScheduleZone>()
  for (const [id, label] of named) {
    if (id == null || zones.has(id)) continue
    zones.set(id, { id, label: label(zoneText(id, now)), now: wallTimeAt(now, id) })
  }
  return [...zones.values()]
}
