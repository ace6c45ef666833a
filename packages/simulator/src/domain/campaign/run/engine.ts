import { refuse } from '../../../core/handlers.ts'
import { dateOf } from '../../rows/day.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { requestTimes } from '../plan/requestTimes.ts'
import { clearFinishedChange } from '../plan/deviations.ts'
import { isSending } from '../plan/drafts.ts'
import { drawBehaviour } from '../plan/behaviour.ts'
import { saveLead, scriptFor, type Lead } from '../plan/lead.ts'
import { type SendFailure, failureByName, recordFailure, sendFailureOf } from './sendFailures.ts'
import { canBegin, loadLead, nextStepOfLead, type NextStep } from '../plan/nextStep.ts'
import { runStep } from './runStep.ts'
import { contactsOf, leftOn } from '../plan/requestLimit.ts'
import { type ReplyKind } from '../plan/stepContext.ts'
import { addReaction } from './manualMessages.ts'
import { withdrawOldRequests } from './withdrawals.ts'

const dayMs = 86_400_000

/** Sets a freshly built world going: plans what comes next for every lead and profile. */
export function startCampaigns(world: TandemWorld): void {
  const { enrolments, profiles } = world.tables
  scheduleNextDay(world)
  for (const profile of profiles.rows()) planFirstContact(world, profile)
  const stats = new DailyStats(world)
  for (const enrolment of enrolments.rows()) {
    const lead = willNeverAccept(enrolment) ? undefined : loadLead(world, enrolment)
    if (lead)
      enrolments.patch(enrolment.id, {
        eventId: schedule(world, lead, nextStepOfLead(world, stats, lead)),
        stepIndex: lead.enrolment.stepIndex,
      })
  }
}

/** Somebody who will never accept: nothing is ever planned. */
const willNeverAccept = ({ dateRequested, dateAccepted, behaviour }: EnrolmentRow): boolean =>
  dateRequested !== null && dateAccepted === null && behaviour.acceptsAfterHours === null

/** A day (UTC) begins. */
export function dayStarts(world: TandemWorld): void {
  scheduleNextDay(world)
  for (const profile of world.tables.profiles.rows()) {
    planFirstContact(world, profile)
    withdrawOldRequests(world, profile)
  }
}

function scheduleNextDay({ clock, events }: TandemWorld): void {
  events.schedule('dayStarts', {}, (Math.floor(clock.now() / dayMs) + 1) * dayMs)
}

/** Plans the next recipient of today for a profile, in place of what was planned for it. */
function planFirstContact(world: TandemWorld, profile: ProfileRow): void {
  const { tables, events, clock } = world
  const planned = tables.firstContacts.delete(profile.id)
  if (planned) events.cancel(planned.eventId)
  const sequence = sendingFor(world, profile)
  if (!sequence) return
  const now = clock.now()
  const at = requestTimes(world, sequence, profile, Math.floor(now / dayMs) * dayMs).find((time) => time > now)
  if (at === undefined) return
  tables.firstContacts.insertWithId({
    id: profile.id,
    eventId: events.schedule('firstContactDue', { profileId: profile.id }, at),
  })
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
export function firstContactDue(
  world: TandemWorld,
  { profileId }: { readonly profileId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = world
  const profile = tables.profiles.get(profileId)
  if (!profile || tables.firstContacts.get(profileId)?.eventId !== event.id) return
  const sequence = sendingFor(world, profile)
  if (sequence && leftOn(contactsOf(world, profileId), sequence, profile, clock.now()) > 0) {
    const [first] = tables.enrolments.page({ order: 'awaitingContact', group: sequence.id, limit: 1 })
    if (first) begin(world, sequence, profile, first, clock.now())
  }
  planFirstContact(world, profile)
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
  const stats = new DailyStats(world)
  runStep(world, stats, lead, at)
  saveAndPlanNext(world, stats, lead)
}

/** A lead's script goes on. */
export function leadStepDue(
  world: TandemWorld,
  { enrolmentId }: { readonly enrolmentId: number },
  event: { readonly id: number },
): void {
  const enrolment = world.tables.enrolments.get(enrolmentId)
  if (enrolment?.eventId !== event.id) return
  const lead = loadLead(world, enrolment)
  if (!lead) return
  const stats = new DailyStats(world)
  const now = world.clock.now()
  const next = nextStepOfLead(world, stats, lead)
  if (next.is !== 'due' || next.at > now) return saveAndPlanNext(world, stats, lead)
  const { conversation } = lead
  const failure =
    conversation && isSending(lead.script[lead.enrolment.stepIndex])
      ? failureByName(world, conversation, false)
      : undefined
  if (failure === undefined) play(world, stats, lead, next.replyKind)
  else fail(world, lead, failure, next.planned)
}

/** Pause before a message that could not be sent is tried again. */
const retryMs = 20_000

function fail(world: TandemWorld, lead: Lead, failure: SendFailure, planned: number): void {
  const { enrolments } = world.tables
  const { id, stepIndex } = lead.enrolment
  const isTriedAgain = recordFailure(world, lead, failure, planned)
  enrolments.patch(id, { stepIndex })
  replanLead(world, id)
  if (!isTriedAgain) return
  const eventId = enrolments.get(id)?.eventId ?? null
  if (eventId !== null) world.events.cancel(eventId)
  enrolments.patch(id, {
    eventId: world.events.schedule('leadStepDue', { enrolmentId: id }, world.clock.now() + retryMs),
  })
}

function play(world: TandemWorld, stats: DailyStats, lead: Lead, replyKind: ReplyKind): void {
  const answered = lead.script[lead.enrolment.stepIndex]
  runStep(world, stats, lead, world.clock.now(), replyKind)
  saveAndPlanNext(world, stats, lead)
  const isBeyondScript =
    lead.enrolment.stepIndex >= lead.script.length && world.tables.deviations.get(lead.enrolment.id) !== undefined
  if (!isBeyondScript || answered?.act !== 'reply') return
  addReaction(world, lead.enrolment.id)
  replanLead(world, lead.enrolment.id)
}

/**
 * Sends a lead's planned message at once, because somebody asks for it: they have seen the thread. Where that fails the message stays planned, with
 * its error.
 */
export function sendPlanned(world: TandemWorld, enrolment: EnrolmentRow): void {
  const lead = loadLead(world, enrolment)
  if (!lead?.conversation) return
  const stats = new DailyStats(world)
  const next = nextStepOfLead(world, stats, lead)
  if (next.is !== 'due' && next.is !== 'held') return
  if (next.is === 'held' && next.why === 'noCredits')
    throw refuse(422, 'There are no AI credits left. Please buy some more.')
  const failure = sendFailureOf(world, lead.conversation, true)
  if (enrolment.eventId !== null) world.events.cancel(enrolment.eventId)
  if (failure === undefined) play(world, stats, lead, next.replyKind)
  else fail(world, lead, failure, world.clock.now())
}

/** Plans a lead's next move anew, because something about it, its profile or its sequence has changed. */
export function replanLead(world: TandemWorld, enrolmentId: number): void {
  const enrolment = world.tables.enrolments.get(enrolmentId)
  if (!enrolment || willNeverAccept(enrolment)) return
  const lead = loadLead(world, enrolment)
  if (lead) saveAndPlanNext(world, new DailyStats(world), lead)
  else if (enrolment.eventId !== null) {
    world.events.cancel(enrolment.eventId)
    world.tables.enrolments.patch(enrolmentId, { eventId: null })
  }
}

/** Plans anew all that a profile sends: it was connected, linked, switched on or off. */
export function replanProfile(world: TandemWorld, profileId: number): void {
  const { profiles, conversations, enrolments } = world.tables
  const profile = profiles.get(profileId)
  if (profile) planFirstContact(world, profile)
  // A conversation has the id of its enrolment.
  for (const { id } of conversations.by('profileId', profileId)) replanLead(world, id)
  for (const { id } of enrolments.by('unaccepted', profileId)) replanLead(world, id)
}

/** Plans anew all that a sequence sends: it was launched or paused. */
export function replanSequence(world: TandemWorld, sequenceId: number): void {
  const { profiles, enrolments } = world.tables
  for (const profile of profiles.by('sequenceId', sequenceId)) planFirstContact(world, profile)
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
function saveAndPlanNext(world: TandemWorld, stats: DailyStats, lead: Lead): void {
  const next = nextStepOfLead(world, stats, lead)
  const eventId = schedule(world, lead, next)
  if (lead.enrolment.eventId !== eventId) lead.enrolment = { ...lead.enrolment, eventId }
  if (lead.conversation) {
    const followUpDue = lead.script[lead.enrolment.stepIndex]?.act === 'followUp' ? dueOf(next) : null
    if (lead.conversation.followUpDue !== followUpDue) lead.conversation = { ...lead.conversation, followUpDue }
  }
  saveLead(world, lead)
  clearFinishedChange(world, lead.enrolment.id, lead.enrolment.stepIndex)
  stats.save()
}

/** When a follow-up is due, by whomever it is to be written. */
function dueOf(next: NextStep): number | null {
  if (next.is === 'due') return next.at
  if (next.is === 'waiting') return next.from
  return next.is === 'held' && (next.why === 'noCredits' || next.why === 'automationOff') ? next.from : null
}

/** What was due before now happens within the next minutes, not all of it at once. */
const catchUpMs = 15 * 60_000

/** The event of a lead's next move: the one that is planned already where it is for the same time. */
function schedule(world: TandemWorld, { enrolment }: Lead, next: NextStep): number | null {
  const now = world.clock.now()
  const at =
    next.is === 'due' ? (next.at > now ? next.at : now + 1000 + ((enrolment.id * 7919) % catchUpMs)) : undefined
  if (enrolment.eventId !== null) {
    if (at !== undefined && world.events.timeOf(enrolment.eventId) === at) return enrolment.eventId
    world.events.cancel(enrolment.eventId)
  }
  if (at === undefined) return null
  return world.events.schedule('leadStepDue', { enrolmentId: enrolment.id }, at)
}
