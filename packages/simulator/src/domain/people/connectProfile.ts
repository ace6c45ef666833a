import { replanProfile } from '../campaign/run/campaigns.ts'
import { type ProfileRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** SIM-7: the outcome of the connect popup. */
export type ConnectOutcome = 'ok' | 'error' | 'closed'

/** Applies the outcome of the popup. `error` disconnects the profile, `closed` has no effect. */
export function connectProfile(workspace: TandemWorkspace, profile: ProfileRow, outcome: ConnectOutcome): ProfileRow {
  const { tables } = workspace
  if (profile.slotStatus === 'empty' || profile.dateRemoved !== null || outcome === 'closed') return profile
  if (outcome === 'error') {
    const lost = tables.profiles.patch(profile.id, { status: 'error', connected: false })
    replanProfile(workspace, profile.id)
    return lost
  }
  const slug = profile.name
    .normalize('NFD')
    .replaceAll(/[^\w ]+/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
  const connected = tables.profiles.patch(profile.id, {
    status: 'ok',
    connected: true,
    url: profile.url ?? `https://www.linkedin.com/in/${slug}-${profile.id.toString(36)}`,
    cloudTime: profile.cloudTime ?? '0:00 / 8:00',
    ...(profile.startsOnConnect ? { automationEnabled: true, startsOnConnect: false } : {}),
  })
  replanProfile(workspace, profile.id)
  return connected
}
