import {
  type FutureMessagePatch,
  maximumLength,
  type MessageCreation,
  type MessageError,
  messageSendAttempts,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { isPlannedId, plannedMessage } from '../campaign/forecast/plannedMessage.ts'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { nextOpenInAll } from '../campaign/plan/workingHours.ts'
import { sendFailureOf } from '../campaign/run/sendFailures.ts'
import { deliver } from './delivery.ts'
import { countForConversation } from '../stats/countForConversation.ts'
import { dropPlanned, patchPlanned } from './plannedMessages.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Pause before a message that could not be sent is tried again. */
const retryMs = 20_000
/** How long a message that went out by itself is still told of among those to be sent. */
const justSentMs = 10_000

/** Sends, drafts or schedules a message. A conversation has one draft; what is sent or scheduled takes its place, and an empty text removes it. */
export function writeMessage(world: TandemWorld, conversation: ConversationRow, creation: MessageCreation): MessageRow {
  const { tables, clock } = world
  const now = clock.now()
  const at = creation.dateScheduled == null ? null : Date.parse(creation.dateScheduled)
  if (creation.status === 'scheduled') mustBeAhead(now, at)
  const draft = draftOf(world, conversation.id)
  if (creation.status === 'draft' && draft && creation.text !== '') {
    return tables.messages.patch(draft.id, { text: creation.text, dateScheduled: at, timestamp: at ?? now })
  }
  if (draft) removeMessage(world, draft)
  const status = creation.status === 'draft' ? 'draft' : 'scheduled'
  const message = insertMessage(
    world,
    { conversationId: conversation.id, kind: 'manual', text: creation.text, status },
    at,
  )
  if (creation.status === 'draft' && creation.text === '') removeMessage(world, message)
  if (creation.status === 'scheduled' && at !== null)
    tables.outbox.patch(message.id, { eventId: schedule(world, message.id, at) })
  return creation.status === 'sent' ? attempt(world, message) : message
}

/** Schedules a message that nobody wrote by hand. Returns its id. */
export function scheduleMessage(
  world: TandemWorld,
  message: Pick<MessageRow, 'conversationId' | 'kind' | 'text'>,
  at: number,
): number {
  const { id } = insertMessage(world, { ...message, status: 'scheduled' }, at)
  world.tables.outbox.patch(id, { eventId: schedule(world, id, at) })
  return id
}

/** A message that is still to be sent, and its place in the outbox. */
function insertMessage(
  world: TandemWorld,
  message: Pick<MessageRow, 'conversationId' | 'kind' | 'text' | 'status'>,
  at: number | null,
): MessageRow {
  const { tables, clock } = world
  const inserted = tables.messages.insert({
    ...message,
    type: 'outgoing',
    timestamp: at ?? clock.now(),
    dateScheduled: at,
    category: null,
    error: null,
    isRequest: false,
    isFollowUp: false,
    answers: null,
  })
  const { id, conversationId } = inserted
  tables.outbox.insertWithId({
    id,
    conversationId,
    eventId: null,
    attempts: 0,
    knownMessageId: latestIncomingId(world, conversationId),
  })
  return inserted
}

/** A message of a conversation that is still to be sent, a person's or a campaign's; 404 for any other. */
export function futureMessage(world: TandemWorld, conversation: ConversationRow, id: number): MessageRow {
  const { outbox, messages } = world.tables
  const planned = isPlannedId(id) ? plannedIn(world, conversation) : undefined
  const message =
    outbox.get(id)?.conversationId === conversation.id ? messages.get(id) : planned?.id === id ? planned : undefined
  if (!message) throw refuse(404, `There is no message ${id} that is still to be sent in this conversation.`)
  return message
}

/** What is still to be sent, soonest first, what the campaign has planned among it, and what has just gone out by itself. */
export function futureMessages(world: TandemWorld, conversation: ConversationRow): readonly MessageRow[] {
  const { tables, clock } = world
  const waiting = tables.outbox
    .by('conversationId', conversation.id)
    .flatMap((row) => tables.messages.get(row.id) ?? [])
  const planned = plannedIn(world, conversation) ?? []
  const latest = tables.messages.page({ order: 'ofConversation', group: conversation.id, isDescending: true, limit: 5 })
  const justSent = latest.filter((message) => wentByItself(message) && message.timestamp > clock.now() - justSentMs)
  return [...justSent, ...waiting]
    .concat(planned)
    .toSorted((one, other) => one.timestamp - other.timestamp || one.id - other.id)
}

const wentByItself = ({ type, kind, dateScheduled, isRequest }: MessageRow): boolean =>
  type === 'outgoing' && !isRequest && (kind !== 'manual' || dateScheduled !== null)

// A conversation has the id of its enrolment.
function plannedIn(world: TandemWorld, { id }: ConversationRow): MessageRow | undefined {
  const enrolment = world.tables.enrolments.get(id)
  return enrolment && plannedMessage(world, enrolment)
}

/** Edits, reschedules or (re-)sends. Whoever does so has seen the thread: only what comes in from now on is new. */
export function patchFuture(world: TandemWorld, message: MessageRow, patch: FutureMessagePatch): MessageRow {
  const { tables, clock } = world
  const now = clock.now()
  const text = patch.text ?? message.text
  if (text === '' || text.length > maximumLength.messageText) throw refuse(422, 'A message needs a text.')
  if (isPlannedId(message.id)) return patchPlanned(world, message, patch)
  const edited = tables.messages.patch(message.id, { text })
  const at = patch.dateScheduled === undefined ? message.dateScheduled : Date.parse(patch.dateScheduled)
  const isToBeScheduled =
    patch.status === 'scheduled' || (patch.status === undefined && patch.dateScheduled !== undefined)
  if (patch.status !== 'sent' && !isToBeScheduled) return edited
  stop(world, message.id)
  tables.outbox.patch(message.id, { attempts: 0, knownMessageId: latestIncomingId(world, message.conversationId) })
  if (patch.status === 'sent') {
    const planned = tables.messages.patch(message.id, { status: 'scheduled', dateScheduled: null, timestamp: now })
    return attempt(world, planned, true)
  }
  const ahead = mustBeAhead(now, at)
  tables.outbox.patch(message.id, { eventId: schedule(world, message.id, ahead) })
  return tables.messages.patch(message.id, { status: 'scheduled', error: null, dateScheduled: ahead, timestamp: ahead })
}

/** Deletes a message that is still to be sent. */
export function removeMessage(world: TandemWorld, message: MessageRow): void {
  if (isPlannedId(message.id)) return dropPlanned(world, message)
  const { id } = message
  stop(world, id)
  world.tables.outbox.delete(id)
  world.tables.messages.delete(id)
}

/**
 * A message is to be sent: now, or as soon as the profile works again. One whose time has passed meanwhile is late. The reminder of a call goes out
 * at its hour, whatever was said in the meantime; unless the campaign has agreed on the call since, and reminds of it itself.
 */
export function messageDue(
  world: TandemWorld,
  { messageId }: { readonly messageId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = world
  const message = tables.messages.get(messageId)
  if (!message || tables.outbox.get(messageId)?.eventId !== event.id) return
  const profile = tables.profiles.get(tables.conversations.get(message.conversationId)?.profileId ?? 0)
  const now = clock.now()
  const open = profile && nextOpenInAll([profile.schedule, profile.automationSchedule], profile.scheduleTimezone, now)
  const isReminder = message.kind === 'call_reminder'
  if (isReminder && campaignReminders(world, message.conversationId).size > 0) return removeMessage(world, message)
  const isPlanned = message.dateScheduled !== null && !isReminder
  if (isPlanned && open !== undefined && open > now)
    tables.outbox.patch(messageId, { eventId: schedule(world, messageId, open) })
  else attempt(world, message, isReminder)
}

/** Tries to send a message. `isInsisted`: its writer has seen what came in meanwhile. */
function attempt(world: TandemWorld, message: MessageRow, isInsisted: boolean = false): MessageRow {
  const { tables, clock } = world
  const row = tables.outbox.get(message.id)
  const conversation = tables.conversations.get(message.conversationId)
  if (!row || !conversation) return message
  tables.outbox.patch(row.id, { eventId: null })
  const obstacle = sendFailureOf(world, conversation, isInsisted, row)
  if (obstacle === 'unsuccessful') return retry(world, row)
  if (obstacle !== undefined) return fail(world, conversation, message, obstacle)
  const draft = draftOf(world, conversation.id)
  if (draft && draft.id !== message.id && message.kind === 'manual') removeMessage(world, draft)
  tables.outbox.delete(message.id)
  const sent = deliver(world, conversation, message, clock.now())
  replanLead(world, conversation.id)
  return sent
}

function retry(world: TandemWorld, { id, attempts }: OutboxRow): MessageRow {
  const { tables, clock } = world
  const made = attempts + 1
  const isGivenUp = made >= messageSendAttempts
  tables.outbox.patch(id, { attempts: made, eventId: isGivenUp ? null : schedule(world, id, clock.now() + retryMs) })
  return tables.messages.patch(id, { error: isGivenUp ? 'max_attempts_reached' : null })
}

function fail(
  world: TandemWorld,
  conversation: ConversationRow,
  { id, error }: MessageRow,
  why: MessageError,
): MessageRow {
  if (why === 'recipient_cannot_be_reached' && error !== why)
    countForConversation(world, conversation, world.clock.now(), { notReachedCount: 1 })
  return world.tables.messages.patch(id, { error: why })
}

function stop({ tables, events }: TandemWorld, id: number): void {
  const eventId = tables.outbox.get(id)?.eventId ?? null
  if (eventId === null) return
  events.cancel(eventId)
  tables.outbox.patch(id, { eventId: null })
}

const schedule = ({ events }: TandemWorld, messageId: number, at: number): number =>
  events.schedule('messageDue', { messageId }, at)

function mustBeAhead(now: number, at: number | null): number {
  if (at === null || at <= now) throw refuse(422, 'A message can be scheduled for a time that is still to come.')
  return at
}

function draftOf({ tables }: TandemWorld, conversationId: number): MessageRow | undefined {
  const rows = tables.outbox.by('conversationId', conversationId).flatMap(({ id }) => tables.messages.get(id) ?? [])
  return rows.find(({ status }) => status === 'draft')
}

function latestIncomingId({ tables }: TandemWorld, conversationId: number): number | null {
  const [latest] = tables.messages.page({
    order: 'ofConversation',
    group: conversationId,
    isDescending: true,
    limit: 1,
    where: ({ type }) => type === 'incoming',
  })
  return latest?.id ?? null
}
