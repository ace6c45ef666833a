import { dateOf } from '../../rows/day.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'

const dayMs = 86_400_000

/** Requests in seven days after which the network itself says no. */
export const weeklyRequestsLimit = 100

/** Recipients whom a profile has written to for the first time, and requests that it sent, by day (UTC) of the last week. */
export interface Contacts {
  readonly contacted: Map<string, number>
  readonly requested: Map<string, number>
}

export function contactsOf({ tables, clock }: TandemWorld, profileId: number): Contacts {
  const weekBegan = dateOf(clock.now() - 6 * dayMs)
  const contacts: Contacts = { contacted: new Map(), requested: new Map() }
  for (const { date, contactedCount, requestsCount } of tables.dayStats.by('profileId', profileId)) {
    if (date < weekBegan) continue
    add(contacts.contacted, date, contactedCount)
    add(contacts.requested, date, requestsCount)
  }
  return contacts
}

/** How many more recipients a profile may begin to write to on a day: its daily limit, and the network's weekly one for connection requests. */
export function leftOn(
  { contacted, requested }: Contacts,
  sequence: SequenceRow,
  profile: ProfileRow,
  at: number,
): number {
  const left = profile.connectionRequestsLimit - (contacted.get(dateOf(at)) ?? 0)
  if (!sequence.sendConnectionRequests) return left
  const weekBegan = dateOf(at - 6 * dayMs)
  let ofWeek = 0
  for (const [date, count] of requested) if (date >= weekBegan) ofWeek += count
  return Math.min(left, weeklyRequestsLimit - ofWeek)
}

/** One more was written to. */
export function noteContact(
  { contacted, requested }: Contacts,
  { sendConnectionRequests }: SequenceRow,
  at: number,
): void {
  add(contacted, dateOf(at), 1)
  if (sendConnectionRequests) add(requested, dateOf(at), 1)
}

function add(counts: Map<string, number>, date: string, count: number): void {
  counts.set(date, (counts.get(date) ?? 0) + count)
}
