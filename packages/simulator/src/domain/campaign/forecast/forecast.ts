import { dateOf } from '../../rows/time.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { firstContactTimes } from '../plan/firstContactTimes.ts'
import { isSending } from '../plan/drafts.ts'
import { shareReached } from '../plan/behaviour.ts'
import { canBegin, nextStepOfLead } from '../plan/nextStep.ts'
import { loadLead } from '../plan/lead.ts'
import { contactsOf, contactsLeft, addContact, type Contacts } from '../plan/requestLimit.ts'
import { openFor } from '../plan/timing.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Nobody plans further ahead. */
const farthestDays = 366
/** When somebody who accepts has typically done so. */
const typicalAcceptanceMs = 12 * hourMs

/** Why nothing goes out right now. */
export type Wait =
  | 'notLaunched'
  | 'startDate'
  | 'noRecipients'
  | 'noProfiles'
  | 'disconnected'
  | 'automationOff'
  | 'noCredits'
  | 'hours'
  | 'dailyLimit'
  | 'weeklyLimit'

/** What a sequence will do on a day (UTC). */
export interface ForecastDay {
  readonly date: string
  /** Connection requests; to those who are connected already the first message goes at once. */
  readonly requests: number
  /** First messages to people who are connected already, and what comes next for leads who are under way, as long as they do not answer. */
  readonly messages: number
  /** Messages to be expected beside, to those who are still to accept: as many as usually do. */
  readonly expectedMessages: number
}

export interface Forecast {
  /** When the next recipient is written to for the first time; null: nobody will be. */
  readonly firstContact: number | null
  readonly days: readonly ForecastDay[]
  /** The day on which the last recipient has been written to; null: none is left, or it takes more than a year. */
  readonly allContactedOn: string | null
  readonly waits: readonly Wait[]
}

type Tally = { -readonly [Field in keyof ForecastDay]: ForecastDay[Field] }

/**
 * What a sequence would do if it were launched now, or, where it runs, will do next. By the rules by which the engine then does it: requests and first
 * messages come out just so, as long as nobody changes anything. Asking changes nothing.
 */
export function forecastOf(world: TandemWorld, sequence: SequenceRow, days: number): Forecast {
  const launched: SequenceRow = { ...sequence, status: 'active' }
  const today = Math.floor(world.clock.now() / dayMs) * dayMs
  const tallies = Array.from({ length: days }, (_, index): Tally => {
    return { date: dateOf(today + index * dayMs), requests: 0, messages: 0, expectedMessages: 0 }
  })
  const tallyAt = (at: number): Tally | undefined => tallies[Math.floor((at - today) / dayMs)]
  const note = (at: number, field: 'requests' | 'messages' | 'expectedMessages', count: number): void => {
    const tally = tallyAt(at)
    if (tally) tally[field] += count
  }
  const senders = sendersOf(world, sequence)
  const contacts = firstContactsOf(world, launched, senders, recipientsLeft(world, sequence))
  for (const { at, profile } of contacts) {
    note(at, launched.sendConnectionRequests ? 'requests' : 'messages', 1)
    for (const later of laterMessages(launched, profile, at)) note(later.at, 'expectedMessages', later.share)
  }
  for (const at of underWay(world, launched)) note(at, 'messages', 1)
  const isLeft = contacts.length < recipientsLeft(world, sequence)
  const last = contacts.at(-1)
  return {
    firstContact: contacts[0]?.at ?? null,
    days: tallies.map((tally) => Object.assign(tally, { expectedMessages: Math.round(tally.expectedMessages) })),
    allContactedOn: last && !isLeft ? dateOf(last.at) : null,
    waits: waitsOf(world, sequence, senders),
  }
}

/** Profiles of a sequence that could send. */
const sendersOf = ({ tables }: TandemWorld, { id }: SequenceRow): readonly ProfileRow[] =>
  tables.profiles
    .by('sequenceId', id)
    .filter(({ connected, automationEnabled, status }) => connected && automationEnabled && status === 'ok')

/** Who is still to be written to; before the launch also those whom it clears for sending. */
const recipientsLeft = ({ tables }: TandemWorld, sequence: SequenceRow): number =>
  tables.enrolments
    .by('sequenceId', sequence.id)
    .filter(
      ({ status, profileId }) =>
        profileId === null && (status === 'approved' || (status === 'new' && sequence.status !== 'active')),
    ).length

interface FirstContact {
  readonly at: number
  readonly profile: ProfileRow
}

/** Who writes to the next recipient when, until all have been written to. */
function firstContactsOf(
  world: TandemWorld,
  sequence: SequenceRow,
  senders: readonly ProfileRow[],
  recipients: number,
): readonly FirstContact[] {
  const { clock, tables } = world
  const client = tables.clients.get(sequence.clientId)
  if (!client || !canBegin(world, sequence, client)) return []
  const now = clock.now()
  const sentBy: ReadonlyMap<number, Contacts> = new Map(senders.map(({ id }) => [id, contactsOf(world, id)]))
  const contacts: FirstContact[] = []
  for (
    let day = Math.floor(now / dayMs) * dayMs, count = 0;
    count < farthestDays && contacts.length < recipients;
    day += dayMs, count += 1
  ) {
    if ((sequence.startDate ?? '').slice(0, 10) > dateOf(day)) continue
    const ofDay = senders
      .flatMap((profile) => firstContactTimes(world, sequence, profile, day).map((at) => ({ at, profile })))
      .filter(({ at }) => at > now)
      .toSorted((one, other) => one.at - other.at)
    for (const contact of ofDay) {
      const made = sentBy.get(contact.profile.id)
      if (!made || contacts.length >= recipients || contactsLeft(made, sequence, contact.profile, contact.at) <= 0)
        continue
      addContact(made, sequence, contact.at)
      contacts.push(contact)
    }
  }
  return contacts
}

/** The messages that follow a first contact, each with the share of people who get so far. */
function laterMessages(
  sequence: SequenceRow,
  profile: ProfileRow,
  at: number,
): readonly { readonly at: number; readonly share: number }[] {
  const steps = sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates
  const isRequest = sequence.sendConnectionRequests
  let from: number | undefined = isRequest ? at + typicalAcceptanceMs : at
  const messages = []
  for (const [step, { delaySecs }] of steps.entries()) {
    if (step === 0) continue
    from = openFor(sequence, profile, from + delaySecs * 1000)
    if (from === undefined) break
    messages.push({ at: from, share: shareReached(step, isRequest) })
  }
  return messages
}

/** When messages go out to leads who are under way, as far as it does not depend on what they answer. */
function underWay(world: TandemWorld, sequence: SequenceRow): readonly number[] {
  const moments: number[] = []
  for (const enrolment of world.tables.enrolments.by('sequenceId', sequence.id)) {
    const found = enrolment.conversationId === null ? undefined : loadLead(world, enrolment)
    if (!found) continue
    const lead = { ...found, sequence }
    const stats = new DailyStats(world)
    for (;;) {
      const next = nextStepOfLead(world, stats, lead)
      if (next.is !== 'due' || !isSending(lead.script[lead.enrolment.stepIndex])) break
      moments.push(next.at)
      lead.enrolment = { ...lead.enrolment, stepIndex: lead.enrolment.stepIndex + 1 }
      lead.since = next.at
    }
  }
  return moments
}

function waitsOf(world: TandemWorld, sequence: SequenceRow, senders: readonly ProfileRow[]): readonly Wait[] {
  const { tables, clock } = world
  const now = clock.now()
  const linked = tables.profiles.by('sequenceId', sequence.id)
  const client = tables.clients.get(sequence.clientId)
  const left = senders.map((profile) =>
    contactsLeft(contactsOf(world, profile.id), { ...sequence, sendConnectionRequests: false }, profile, now),
  )
  const leftOfWeek = senders.map((profile) => contactsLeft(contactsOf(world, profile.id), sequence, profile, now))
  const isNone = senders.length > 0
  const claims: Readonly<Record<Wait, boolean>> = {
    notLaunched: sequence.status !== 'active',
    startDate: (sequence.startDate ?? '').slice(0, 10) > dateOf(now),
    noRecipients: recipientsLeft(world, sequence) === 0,
    noProfiles: linked.length === 0,
    disconnected: linked.length > 0 && linked.every(({ connected }) => !connected),
    automationOff: linked.some(({ connected }) => connected) && senders.length === 0,
    noCredits: client !== undefined && !canBegin(world, sequence, client),
    hours: isNone && senders.every((profile) => openFor(sequence, profile, now) !== now),
    dailyLimit: isNone && left.every((count) => count <= 0),
    weeklyLimit: isNone && left.some((count) => count > 0) && leftOfWeek.every((count) => count <= 0),
  }
  return waits.filter((wait) => claims[wait])
}

const waits: readonly Wait[] = [
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
]
