import {
  type FutureMessagePatch,
  maximumLength,
  type MessageCreation,
  type MessageError,
  messageSendAttempts,
  nextOpenInAll,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { isPlannedId, plannedMessage } from '../campaign/forecast/plannedMessage.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { retryMs, sendFailureOf } from '../campaign/run/sendFailures.ts'
import { messageDefaults } from '../conversations/threads.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from '../rows/messaging.ts'
import { type TandemWorld } from '../rows/world.ts'
import { countForConversation } from '../stats/dailyStats.ts'
import { deliver } from './delivery.ts'
import { dropPlanned, patchPlanned } from './plannedMessages.ts'

/** How long a message that was sent without a person stays in the list of future messages (INBOX-29). */
const justSentMs = 10_000

type NewMessage = Pick<MessageRow, 'conversationId' | 'kind' | 'text'>

/**
 * INBOX-34: sends, drafts or schedules a message of a person. A conversation has at most one draft; a sent or scheduled
 * message replaces it, and an empty text deletes it.
 */
export function writeMessage(world: TandemWorld, conversation: ConversationRow, creation: MessageCreation): MessageRow {
  const { tables, clock } = world
  const { text, status } = creation
  const now = clock.now()
  const at = creation.dateScheduled == null ? null : Date.parse(creation.dateScheduled)
  if (status === 'scheduled') refusePast(now, at)
  const draft = draftOf(world, conversation.id)
  if (status === 'draft' && draft && text !== '') {
    return tables.messages.patch(draft.id, { text, dateScheduled: at, timestamp: at ?? now })
  }
  if (draft) removeMessage(world, draft)
  const fields = { conversationId: conversation.id, kind: 'manual', text } as const
  const message = insertMessage(world, { ...fields, status: status === 'draft' ? 'draft' : 'scheduled' }, at)
  if (status === 'draft' && text === '') removeMessage(world, message)
  if (status === 'scheduled' && at !== null) schedule(world, message.id, at)
  return status === 'sent' ? attempt(world, message) : message
}

/** Schedules a message that the simulator writes. Returns its id. */
export function scheduleMessage(world: TandemWorld, message: NewMessage, at: number): number {
  const { id } = insertMessage(world, { ...message, status: 'scheduled' }, at)
  schedule(world, id, at)
  return id
}

function insertMessage(
  world: TandemWorld,
  message: NewMessage & Pick<MessageRow, 'status'>,
  at: number | null,
): MessageRow {
  const { tables, clock } = world
  const { conversationId } = message
  const inserted = tables.messages.insert({
    ...messageDefaults,
    ...message,
    type: 'outgoing',
    timestamp: at ?? clock.now(),
    dateScheduled: at,
  })
  const knownMessageId = latestIncomingId(world, conversationId)
  tables.outbox.insertWithId({ id: inserted.id, conversationId, eventId: null, attempts: 0, knownMessageId })
  return inserted
}

/** An unsent message of a conversation, of a person or of the campaign; 404 for any other. */
export function futureMessage(world: TandemWorld, conversation: ConversationRow, id: number): MessageRow {
  const { outbox, messages } = world.tables
  const planned = isPlannedId(id) ? plannedIn(world, conversation) : undefined
  const message =
    outbox.get(id)?.conversationId === conversation.id ? messages.get(id) : planned?.id === id ? planned : undefined
  if (!message) throw refuse(404, `There is no message ${id} that is still to be sent in this conversation.`)
  return message
}

/** INBOX-36: the unsent messages of a conversation, the campaign's next one, and those just sent; earliest first. */
export function futureMessages(world: TandemWorld, conversation: ConversationRow): readonly MessageRow[] {
  const { tables, clock } = world
  const unsent = tables.outbox.by('conversationId', conversation.id).flatMap((row) => tables.messages.get(row.id) ?? [])
  const planned = plannedIn(world, conversation) ?? []
  const latest = tables.messages.page({ order: 'ofConversation', group: conversation.id, isDescending: true, limit: 5 })
  const justSent = latest.filter((row) => isSentAlone(row) && row.timestamp > clock.now() - justSentMs)
  return [...justSent, ...unsent]
    .concat(planned)
    .toSorted((one, other) => one.timestamp - other.timestamp || one.id - other.id)
}

/** Whether a message was sent without a person doing so at that moment. */
const isSentAlone = ({ type, kind, dateScheduled, isRequest }: MessageRow): boolean =>
  type === 'outgoing' && !isRequest && (kind !== 'manual' || dateScheduled !== null)

function plannedIn(world: TandemWorld, { id }: ConversationRow): MessageRow | undefined {
  const enrolment = world.tables.enrolments.get(id)
  return enrolment && plannedMessage(world, enrolment)
}

/** Edits, reschedules, sends or re-sends a message. Earlier messages do not hold it back: its writer has seen them. */
export function patchFuture(world: TandemWorld, message: MessageRow, patch: FutureMessagePatch): MessageRow {
  const { tables, clock } = world
  const now = clock.now()
  const text = patch.text ?? message.text
  if (text === '' || text.length > maximumLength.messageText) throw refuse(422, 'A message needs a text.')
  if (isPlannedId(message.id)) return patchPlanned(world, message, patch)
  const edited = tables.messages.patch(message.id, { text })
  const isScheduled = patch.status === 'scheduled' || (patch.status === undefined && patch.dateScheduled !== undefined)
  if (patch.status !== 'sent' && !isScheduled) return edited
  unschedule(world, message.id)
  tables.outbox.patch(message.id, { attempts: 0, knownMessageId: latestIncomingId(world, message.conversationId) })
  if (patch.status === 'sent') {
    const planned = tables.messages.patch(message.id, { status: 'scheduled', dateScheduled: null, timestamp: now })
    return attempt(world, planned, true)
  }
  const at = refusePast(
    now,
    patch.dateScheduled === undefined ? message.dateScheduled : Date.parse(patch.dateScheduled),
  )
  schedule(world, message.id, at)
  return tables.messages.patch(message.id, { status: 'scheduled', error: null, dateScheduled: at, timestamp: at })
}

/** Deletes an unsent message. */
export function removeMessage(world: TandemWorld, message: MessageRow): void {
  if (isPlannedId(message.id)) return dropPlanned(world, message)
  const { id } = message
  unschedule(world, id)
  world.tables.outbox.delete(id)
  world.tables.messages.delete(id)
}

/**
 * Sends a due message, or puts it off until the profile works again. A call reminder is sent at its time in any case;
 * it is deleted where the campaign has booked the call since and sends its own reminders.
 */
export function messageDue(
  world: TandemWorld,
  { messageId }: { readonly messageId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = world
  const message = tables.messages.get(messageId)
  if (!message || tables.outbox.get(messageId)?.eventId !== event.id) return
  const isReminder = message.kind === 'call_reminder'
  if (isReminder && campaignReminders(world, message.conversationId).size > 0) return removeMessage(world, message)
  const profile = tables.profiles.get(tables.conversations.get(message.conversationId)?.profileId ?? 0)
  const now = clock.now()
  const open = profile && nextOpenInAll([profile.schedule, profile.automationSchedule], profile.scheduleTimezone, now)
  const canWait = message.dateScheduled !== null && !isReminder
  if (canWait && open !== undefined && open > now) schedule(world, messageId, open)
  else attempt(world, message, isReminder)
}

/** Tries to send a message. `isInsisted`: the sender has seen the lead's latest messages. */
function attempt(world: TandemWorld, message: MessageRow, isInsisted: boolean = false): MessageRow {
  const { tables, clock } = world
  const row = tables.outbox.get(message.id)
  const conversation = tables.conversations.get(message.conversationId)
  if (!row || !conversation) return message
  tables.outbox.patch(row.id, { eventId: null })
  const failure = sendFailureOf(world, conversation, isInsisted, row)
  if (failure === 'unsuccessful') return retry(world, row)
  if (failure !== undefined) return fail(world, conversation, message, failure)
  const draft = draftOf(world, conversation.id)
  if (draft && draft.id !== message.id && message.kind === 'manual') removeMessage(world, draft)
  tables.outbox.delete(message.id)
  const sent = deliver(world, conversation, message, clock.now())
  replanLead(world, conversation.id)
  return sent
}

/** INBOX-45: tries again, or gives up after the last attempt. */
function retry(world: TandemWorld, { id, attempts }: OutboxRow): MessageRow {
  const { tables, clock } = world
  const isGivenUp = attempts + 1 >= messageSendAttempts
  tables.outbox.patch(id, { attempts: attempts + 1 })
  if (!isGivenUp) schedule(world, id, clock.now() + retryMs)
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

function schedule({ tables, events }: TandemWorld, messageId: number, at: number): void {
  tables.outbox.patch(messageId, { eventId: events.schedule('messageDue', { messageId }, at) })
}

function unschedule({ tables, events }: TandemWorld, id: number): void {
  const eventId = tables.outbox.get(id)?.eventId ?? null
  if (eventId === null) return
  events.cancel(eventId)
  tables.outbox.patch(id, { eventId: null })
}

function refusePast(now: number, at: number | null): number {
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
