import { refuse } from '../../../core/handlers.ts'
import { dateOf } from '../../rows/day.ts'
import { FactBook } from '../../stats/factBook.ts'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { requestTimes } from '../plan/requestTimes.ts'
import { forgetPlayed } from '../plan/detours.ts'
import { isSending } from '../plan/drafts.ts'
import { drawBehaviour } from '../plan/behaviour.ts'
import { saveLead, scriptFor, type Lead } from '../plan/lead.ts'
import { type Mishap, mishapOf, noteMishap, obstacleTo } from './mishaps.ts'
import { canBegin, leadOf, leadOutlook, type Outlook } from '../plan/outlook.ts'
import { perform } from './perform.ts'
import { contactsOf, leftOn } from '../plan/requestLimit.ts'
import { type ReplyKind } from '../plan/scene.ts'
import { letReact } from './standIn.ts'
import { withdrawOldRequests } from './withdrawals.ts'

const dayMs = 86_400_000

/** Sets a freshly built world going: plans what comes next for every lead and profile. */
export function startCampaigns(world: TandemWorld): void {
  const { enrolments, profiles } = world.tables
  scheduleNextDay(world)
  for (const profile of profiles.rows()) planTurn(world, profile)
  const book = new FactBook(world)
  for (const enrolment of enrolments.rows()) {
    const lead = isHopeless(enrolment) ? undefined : leadOf(world, enrolment)
    if (lead)
      enrolments.patch(enrolment.id, {
        eventId: schedule(world, lead, leadOutlook(world, book, lead)),
        stepIndex: lead.enrolment.stepIndex,
      })
  }
}

/** Somebody who will never accept: nothing is ever planned. */
const isHopeless = ({ dateRequested, dateAccepted, behaviour }: EnrolmentRow): boolean =>
  dateRequested !== null && dateAccepted === null && behaviour.acceptsAfterHours === null

/** A day (UTC) begins. */
export function dayBegins(world: TandemWorld): void {
  scheduleNextDay(world)
  for (const profile of world.tables.profiles.rows()) {
    planTurn(world, profile)
    withdrawOldRequests(world, profile)
  }
}

function scheduleNextDay({ clock, events }: TandemWorld): void {
  events.schedule('dayBegins', {}, (Math.floor(clock.now() / dayMs) + 1) * dayMs)
}

/** Plans the next recipient of today for a profile, in place of what was planned for it. */
function planTurn(world: TandemWorld, profile: ProfileRow): void {
  const { tables, events, clock } = world
  const planned = tables.turns.delete(profile.id)
  if (planned) events.cancel(planned.eventId)
  const sequence = sendingFor(world, profile)
  if (!sequence) return
  const now = clock.now()
  const at = requestTimes(world, sequence, profile, Math.floor(now / dayMs) * dayMs).find((time) => time > now)
  if (at === undefined) return
  tables.turns.insertWithId({ id: profile.id, eventId: events.schedule('profileTurn', { profileId: profile.id }, at) })
}

/** The sequence that a profile sends for right now. */
function sendingFor({ tables, clock }: TandemWorld, profile: ProfileRow): SequenceRow | undefined {
  if (profile.sequenceId === null || !profile.connected || !profile.automationEnabled || profile.status !== 'ok')
    return undefined
  const sequence = tables.sequences.get(profile.sequenceId)
  return sequence?.status === 'active' && (sequence.startDate ?? '').slice(0, 10) <= dateOf(clock.now())
    ? sequence
    : undefined
}

/** A profile writes to the next recipient of its sequence. */
export function profileTurn(
  world: TandemWorld,
  { profileId }: { readonly profileId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = world
  const profile = tables.profiles.get(profileId)
  if (!profile || tables.turns.get(profileId)?.eventId !== event.id) return
  const sequence = sendingFor(world, profile)
  if (sequence && leftOn(contactsOf(world, profileId), sequence, profile, clock.now()) > 0) {
    const [first] = tables.enrolments.page({ order: 'awaitingTurn', group: sequence.id, limit: 1 })
    if (first) begin(world, sequence, profile, first, clock.now())
  }
  planTurn(world, profile)
}

/** It is a recipient's turn: who they are is drawn, and the first message goes out. */
function begin(
  world: TandemWorld,
  sequence: SequenceRow,
  profile: ProfileRow,
  enrolment: EnrolmentRow,
  at: number,
): void {
  const { recipients, clients } = world.tables
  const recipient = recipients.get(enrolment.recipientId)
  const client = clients.get(sequence.clientId)
  if (!recipient || !client || !canBegin(world, sequence, client)) return
  const behaviour = drawBehaviour(
    world.random.fork('fate', enrolment.id),
    !sequence.sendConnectionRequests || sequence.type === 'reEngagement',
  )
  const script = scriptFor(world, sequence, enrolment.id, behaviour)
  const first = script[0]?.act
  if (first !== 'request' && first !== 'template') return
  const lead: Lead = {
    sequence,
    client,
    profile,
    recipient,
    script,
    enrolment: { ...enrolment, behaviour, profileId: profile.id },
    conversation: undefined,
    call: undefined,
    since: at,
  }
  const book = new FactBook(world)
  perform(world, book, lead, at)
  goOn(world, book, lead)
}

/** A lead's script goes on. */
export function leadMoves(
  world: TandemWorld,
  { enrolmentId }: { readonly enrolmentId: number },
  event: { readonly id: number },
): void {
  const enrolment = world.tables.enrolments.get(enrolmentId)
  if (enrolment?.eventId !== event.id) return
  const lead = leadOf(world, enrolment)
  if (!lead) return
  const book = new FactBook(world)
  const now = world.clock.now()
  const next = leadOutlook(world, book, lead)
  if (next.is !== 'due' || next.at > now) return goOn(world, book, lead)
  const { conversation } = lead
  const mishap =
    conversation && isSending(lead.script[lead.enrolment.stepIndex]) ? mishapOf(world, conversation, false) : undefined
  if (mishap === undefined) play(world, book, lead, next.replyKind)
  else fail(world, lead, mishap, next.planned)
}

/** Pause before a message that could not be sent is tried again. */
const retryMs = 20_000

function fail(world: TandemWorld, lead: Lead, mishap: Mishap, planned: number): void {
  const { enrolments } = world.tables
  const { id, stepIndex } = lead.enrolment
  const isTriedAgain = noteMishap(world, lead, mishap, planned)
  enrolments.patch(id, { stepIndex })
  replanLead(world, id)
  if (!isTriedAgain) return
  const eventId = enrolments.get(id)?.eventId ?? null
  if (eventId !== null) world.events.cancel(eventId)
  enrolments.patch(id, {
    eventId: world.events.schedule('leadMoves', { enrolmentId: id }, world.clock.now() + retryMs),
  })
}

function play(world: TandemWorld, book: FactBook, lead: Lead, replyKind: ReplyKind): void {
  const answered = lead.script[lead.enrolment.stepIndex]
  perform(world, book, lead, world.clock.now(), replyKind)
  goOn(world, book, lead)
  const isBeyondScript =
    lead.enrolment.stepIndex >= lead.script.length && world.tables.detours.get(lead.enrolment.id) !== undefined
  if (!isBeyondScript || answered?.act !== 'reply') return
  letReact(world, lead.enrolment.id)
  replanLead(world, lead.enrolment.id)
}

/**
 * Sends a lead's planned message at once, because somebody asks for it: they have seen the thread. Where that fails the message stays planned, with
 * its error.
 */
export function sendPlanned(world: TandemWorld, enrolment: EnrolmentRow): void {
  const lead = leadOf(world, enrolment)
  if (!lead?.conversation) return
  const book = new FactBook(world)
  const next = leadOutlook(world, book, lead)
  if (next.is !== 'due' && next.is !== 'held') return
  if (next.is === 'held' && next.why === 'noCredits')
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  const mishap = obstacleTo(world, lead.conversation, true)
  if (enrolment.eventId !== null) world.events.cancel(enrolment.eventId)
  if (mishap === undefined) play(world, book, lead, next.replyKind)
  else fail(world, lead, mishap, world.clock.now())
}

/** Plans a lead's next move anew, because something about it, its profile or its sequence has changed. */
export function replanLead(world: TandemWorld, enrolmentId: number): void {
  const enrolment = world.tables.enrolments.get(enrolmentId)
  if (!enrolment || isHopeless(enrolment)) return
  const lead = leadOf(world, enrolment)
  if (lead) goOn(world, new FactBook(world), lead)
  else if (enrolment.eventId !== null) {
    world.events.cancel(enrolment.eventId)
    world.tables.enrolments.patch(enrolmentId, { eventId: null })
  }
}

/** Plans anew all that a profile sends: it was connected, linked, switched on or off. */
export function replanProfile(world: TandemWorld, profileId: number): void {
  const { profiles, conversations, enrolments } = world.tables
  const profile = profiles.get(profileId)
  if (profile) planTurn(world, profile)
  // A conversation has the id of its enrolment.
  for (const { id } of conversations.by('profileId', profileId)) replanLead(world, id)
  for (const { id } of enrolments.by('unaccepted', profileId)) replanLead(world, id)
}

/** Plans anew all that a sequence sends: it was launched or paused. */
export function replanSequence(world: TandemWorld, sequenceId: number): void {
  const { profiles, enrolments } = world.tables
  for (const profile of profiles.by('sequenceId', sequenceId)) planTurn(world, profile)
  for (const { id, conversationId } of enrolments.by('sequenceId', sequenceId))
    if (conversationId !== null) replanLead(world, id)
}

/** Plans anew what waits for AI credits. */
export function replanOrganization(world: TandemWorld, organizationId: number): void {
  const { conversations, enrolments } = world.tables
  for (const row of conversations.rows()) {
    if (row.organizationId === organizationId && enrolments.get(row.id)?.eventId === null) replanLead(world, row.id)
  }
}

/** Saves what has happened with a lead, and plans what comes next. */
function goOn(world: TandemWorld, book: FactBook, lead: Lead): void {
  const next = leadOutlook(world, book, lead)
  const eventId = schedule(world, lead, next)
  if (lead.enrolment.eventId !== eventId) lead.enrolment = { ...lead.enrolment, eventId }
  if (lead.conversation) {
    const followUpDue = lead.script[lead.enrolment.stepIndex]?.act === 'followUp' ? dueOf(next) : null
    if (lead.conversation.followUpDue !== followUpDue) lead.conversation = { ...lead.conversation, followUpDue }
  }
  saveLead(world, lead)
  forgetPlayed(world, lead.enrolment.id, lead.enrolment.stepIndex)
  book.close()
}

/** When a follow-up is due, by whomever it is to be written. */
function dueOf(next: Outlook): number | null {
  if (next.is === 'due') return next.at
  if (next.is === 'waiting') return next.from
  return next.is === 'held' && (next.why === 'noCredits' || next.why === 'automationOff') ? next.from : null
}

/** What was due before now happens within the next minutes, not all of it at once. */
const catchUpMs = 15 * 60_000

/** The event of a lead's next move: the one that is planned already where it is for the same time. */
function schedule(world: TandemWorld, { enrolment }: Lead, next: Outlook): number | null {
  const now = world.clock.now()
  const at =
    next.is === 'due' ? (next.at > now ? next.at : now + 1000 + ((enrolment.id * 7919) % catchUpMs)) : undefined
  if (enrolment.eventId !== null) {
    if (at !== undefined && world.events.timeOf(enrolment.eventId) === at) return enrolment.eventId
    world.events.cancel(enrolment.eventId)
  }
  if (at === undefined) return null
  return world.events.schedule('leadMoves', { enrolmentId: enrolment.id }, at)
}
