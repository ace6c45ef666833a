import { type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { dateOf, dayMs, dayStart, hourMs } from '../../rows/time.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { shareReached } from '../plan/behaviour.ts'
import { isSending } from '../plan/drafts.ts'
import { canContact, sendsRequests } from '../plan/firstContactKind.ts'
import { firstContactTimes } from '../plan/firstContactTimes.ts'
import { currentStep, loadLead, skipStep } from '../plan/lead.ts'
import { canBegin, nextStepOfLead } from '../plan/nextStep.ts'
import { addContact, contactsLeft, contactsOf } from '../plan/requestLimit.ts'
import { openFor } from '../plan/timing.ts'

/** A forecast looks at most this far ahead. */
const maximumDays = 366
/** Typical time until a request is accepted. */
const typicalAcceptanceMs = 12 * hourMs

const waits = [
  'notLaunched',
  'startDate',
  'noRecipients',
  'noProfiles',
  'disconnected',
  'automationOff',
  'noCredits',
  'hours',
  'dailyLimit',
  'weeklyLimit',
] as const

/** Why a sequence contacts nobody right now. */
type Wait = (typeof waits)[number]

/** What a sequence will do on a day (UTC). */
interface ForecastDay {
  readonly date: string
  readonly requests: number
  /** First messages to connections, and messages to present leads as long as they do not answer. */
  readonly messages: number
  /** Estimate of the messages to recipients who have not accepted yet. */
  readonly expectedMessages: number
}

interface Forecast {
  /** When the next recipient is contacted; null: never. */
  readonly firstContact: number | null
  readonly days: readonly ForecastDay[]
  /** The day on which the last recipient is contacted; null: nobody is left, or it takes more than a year. */
  readonly allContactedOn: string | null
  readonly waits: readonly Wait[]
}

type Tally = { -readonly [Field in keyof ForecastDay]: ForecastDay[Field] }

/**
 * What a running sequence does next, or what another one would do if it were launched now. It follows the campaign's own
 * rules, so requests and first messages happen exactly so unless somebody changes something. Changes nothing.
 */
export function forecastOf(world: TandemWorld, sequence: SequenceRow, days: number): Forecast {
  const launched: SequenceRow = { ...sequence, status: 'active' }
  const today = dayStart(world.clock.now())
  const tallies = Array.from({ length: days }, (_, index): Tally => {
    return { date: dateOf(today + index * dayMs), requests: 0, messages: 0, expectedMessages: 0 }
  })
  const add = (at: number, field: 'requests' | 'messages' | 'expectedMessages', count: number): void => {
    const tally = tallies[Math.floor((at - today) / dayMs)]
    if (tally) tally[field] += count
  }
  const senders = sendersOf(world, sequence)
  const recipients = recipientsLeft(world, sequence, senders)
  const contacts = firstContactsOf(world, launched, senders, recipients)
  for (const { at, profile } of contacts) {
    add(at, sendsRequests(launched) ? 'requests' : 'messages', 1)
    for (const later of laterMessages(launched, profile, at)) add(later.at, 'expectedMessages', later.share)
  }
  for (const at of leadMessageTimes(world, launched)) add(at, 'messages', 1)
  for (const tally of tallies) tally.expectedMessages = Math.round(tally.expectedMessages)
  const last = contacts.at(-1)
  return {
    firstContact: contacts[0]?.at ?? null,
    days: tallies,
    allContactedOn: last && contacts.length >= recipients ? dateOf(last.at) : null,
    waits: waitsOf(world, sequence, senders),
  }
}

/** The profiles of a sequence that can send. */
const sendersOf = ({ tables }: TandemWorld, { id }: SequenceRow): readonly ProfileRow[] =>
  tables.profiles
    .by('sequenceId', id)
    .filter(({ connected, automationEnabled, status }) => connected && automationEnabled && status === 'ok')

/** Number of recipients to contact. A launch also approves the new ones. */
const recipientsLeft = (world: TandemWorld, sequence: SequenceRow, senders: readonly ProfileRow[]): number =>
  world.tables.enrolments
    .by('sequenceId', sequence.id)
    .filter((row) => row.profileId === null)
    .filter((row) => row.status === 'approved' || (row.status === 'new' && sequence.status !== 'active'))
    .filter((row) => sendsRequests(sequence) || canBeReached(world, sequence, senders, row.recipientId)).length

/** Without senders nothing is known yet about their connections. */
const canBeReached = (
  world: TandemWorld,
  sequence: SequenceRow,
  senders: readonly ProfileRow[],
  recipientId: number,
): boolean => senders.length === 0 || senders.some(({ id }) => canContact(world, sequence, id, recipientId))

interface FirstContact {
  readonly at: number
  readonly profile: ProfileRow
}

/** When each recipient is contacted, and by which profile. */
function firstContactsOf(
  world: TandemWorld,
  sequence: SequenceRow,
  senders: readonly ProfileRow[],
  recipients: number,
): readonly FirstContact[] {
  const client = world.tables.clients.get(sequence.clientId)
  if (!client || !canBegin(world, sequence, client)) return []
  const now = world.clock.now()
  const contactsByProfile = new Map(senders.map(({ id }) => [id, contactsOf(world, id)]))
  const contacts: FirstContact[] = []
  const end = dayStart(now) + maximumDays * dayMs
  for (let day = dayStart(now); day < end && contacts.length < recipients; day += dayMs) {
    if ((sequence.startDate ?? '').slice(0, 10) > dateOf(day)) continue
    const ofDay = senders
      .flatMap((profile) => firstContactTimes(world, sequence, profile, day).map((at) => ({ at, profile })))
      .filter(({ at }) => at > now)
      .toSorted((one, other) => one.at - other.at)
    for (const contact of ofDay) {
      const made = contactsByProfile.get(contact.profile.id)
      if (!made || contacts.length >= recipients) continue
      if (contactsLeft(made, sequence, contact.profile, contact.at) <= 0) continue
      addContact(made, sequence, contact.at)
      contacts.push(contact)
    }
  }
  return contacts
}

/** The messages after a first contact, each with the share of recipients who get it. */
function laterMessages(
  sequence: SequenceRow,
  profile: ProfileRow,
  at: number,
): readonly { readonly at: number; readonly share: number }[] {
  const steps = sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates
  const isRequest = sendsRequests(sequence)
  const messages = []
  let from: number | undefined = isRequest ? at + typicalAcceptanceMs : at
  for (const [message, { delaySecs }] of steps.entries()) {
    if (message === 0) continue
    from = openFor(sequence, profile, from + delaySecs * 1000)
    if (from === undefined) break
    messages.push({ at: from, share: shareReached(message, isRequest) })
  }
  return messages
}

/** When present leads get messages, as long as they do not answer. */
function leadMessageTimes(world: TandemWorld, sequence: SequenceRow): readonly number[] {
  const times: number[] = []
  for (const enrolment of world.tables.enrolments.by('sequenceId', sequence.id)) {
    const present = enrolment.conversationId === null ? undefined : loadLead(world, enrolment)
    if (!present) continue
    const lead = { ...present, sequence }
    const stats = new DailyStats(world)
    for (;;) {
      const next = nextStepOfLead(world, stats, lead)
      if (next.is !== 'due' || !isSending(currentStep(lead))) break
      times.push(next.at)
      skipStep(lead)
      lead.since = next.at
    }
  }
  return times
}

function waitsOf(world: TandemWorld, sequence: SequenceRow, senders: readonly ProfileRow[]): readonly Wait[] {
  const { tables, clock } = world
  const now = clock.now()
  const linked = tables.profiles.by('sequenceId', sequence.id)
  const client = tables.clients.get(sequence.clientId)
  const withoutRequests = { ...sequence, sendConnectionRequests: false }
  const left = senders.map((profile) => ({
    ofDay: contactsLeft(contactsOf(world, profile.id), withoutRequests, profile, now),
    ofWeek: contactsLeft(contactsOf(world, profile.id), sequence, profile, now),
  }))
  const hasSenders = senders.length > 0
  const claims: Readonly<Record<Wait, boolean>> = {
    notLaunched: sequence.status !== 'active',
    startDate: (sequence.startDate ?? '').slice(0, 10) > dateOf(now),
    noRecipients: recipientsLeft(world, sequence, senders) === 0,
    noProfiles: linked.length === 0,
    disconnected: linked.length > 0 && linked.every(({ connected }) => !connected),
    automationOff: linked.some(({ connected }) => connected) && !hasSenders,
    noCredits: client !== undefined && !canBegin(world, sequence, client),
    hours: hasSenders && senders.every((profile) => openFor(sequence, profile, now) !== now),
    dailyLimit: hasSenders && left.every(({ ofDay }) => ofDay <= 0),
    weeklyLimit: left.some(({ ofDay }) => ofDay > 0) && left.every(({ ofWeek }) => ofWeek <= 0),
  }
  return waits.filter((wait) => claims[wait])
}
