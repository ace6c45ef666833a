import { weeklyRequestsLimit } from '@tandem/contract'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dateOf, dayMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { sendsRequests } from './firstContactKind.ts'

/** Two counts of a profile for each of the last seven days (UTC): first contacts, and connection requests. */
export interface Contacts {
  readonly contacted: Map<string, number>
  readonly requested: Map<string, number>
}

export function contactsOf({ tables, clock }: TandemWorkspace, profileId: number): Contacts {
  const weekStart = dateOf(clock.now() - 6 * dayMs)
  const contacts: Contacts = { contacted: new Map(), requested: new Map() }
  for (const { date, contactedCount, requestsCount } of tables.dayStats.by('profileId', profileId)) {
    if (date < weekStart) continue
    add(contacts.contacted, date, contactedCount)
    add(contacts.requested, date, requestsCount)
  }
  return contacts
}

/**
 * The number of first contacts that a profile can still make on a day. A first contact without a connection request
 * is a message, so the daily limit of messages applies too.
 */
export function contactsLeft(
  { contacted, requested }: Contacts,
  sequence: SequenceRow,
  profile: ProfileRow,
  at: number,
): number {
  const ofDay = contacted.get(dateOf(at)) ?? 0
  const left = profile.connectionRequestsLimit - ofDay
  if (!sendsRequests(sequence)) return Math.min(left, profile.messagesLimit - ofDay)
  let ofWeek = 0
  for (let ago = 0; ago < 7; ago += 1) ofWeek += requested.get(dateOf(at - ago * dayMs)) ?? 0
  return Math.min(left, weeklyRequestsLimit - ofWeek)
}

/** Undefined: no limit is reached. */
export function reachedLimit(
  contacts: Contacts,
  sequence: SequenceRow,
  profile: ProfileRow,
  at: number,
): 'dailyLimit' | 'weeklyLimit' | undefined {
  if (contactsLeft(contacts, sequence, profile, at) > 0) return undefined
  // Without requests, only the daily limits apply.
  const withoutRequests = { ...sequence, sendConnectionRequests: false }
  return contactsLeft(contacts, withoutRequests, profile, at) > 0 ? 'weeklyLimit' : 'dailyLimit'
}

export function addContact({ contacted, requested }: Contacts, sequence: SequenceRow, at: number): void {
  add(contacted, dateOf(at), 1)
  if (sendsRequests(sequence)) add(requested, dateOf(at), 1)
}

function add(counts: Map<string, number>, date: string, count: number): void {
  counts.set(date, (counts.get(date) ?? 0) + count)
}
