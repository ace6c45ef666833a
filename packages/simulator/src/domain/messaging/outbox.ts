import {
  blankTemplateText,
  type FutureMessagePatch,
  maximumLength,
  type MessageCreation,
  type MessageError,
  messageSendAttempts,
  nextOpenInAll,
  tooLongText,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { campaignReminders } from '../campaign/forecast/campaignReminders.ts'
import { isPlannedId, plannedMessage } from '../campaign/forecast/plannedMessage.ts'
import { replanLead } from '../campaign/run/leadSteps.ts'
import { afterManualMessage } from '../campaign/run/manualMessages.ts'
import { retryMs, sendFailureOf } from '../campaign/run/sendFailures.ts'
import { sendMessage } from '../campaign/run/sendMessage.ts'
import { isAnswerTo, messageDefaults } from '../conversations/threads.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { countForConversation, DailyStats } from '../stats/dailyStats.ts'
import { dropPlanned, patchPlanned } from './plannedMessages.ts'

/** In ms. For this time, a message that was just sent remains in the list of future messages (INBOX-29). */
const justSentMs = 10_000

type NewMessage = Pick<MessageRow, 'conversationId' | 'kind' | 'text'>

/** INBOX-34: sends or schedules a person's message, or stores a draft. A new draft replaces the earlier draft. */
export function writeMessage(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  creation: MessageCreation,
): MessageRow {
  const { tables, clock } = workspace
  const { text, status } = creation
  const now = clock.now()
  const at = creation.dateScheduled == null ? null : Date.parse(creation.dateScheduled)
  if (status === 'scheduled') refusePast(now, at)
  const draft = draftOf(workspace, conversation.id)
  if (status === 'draft' && draft && text !== '') {
    return tables.messages.patch(draft.id, { text, dateScheduled: at, timestamp: at ?? now })
  }
  if (draft) removeMessage(workspace, draft)
  const fields = { conversationId: conversation.id, kind: 'manual', text } as const
  const message = insertMessage(workspace, { ...fields, status: status === 'draft' ? 'draft' : 'scheduled' }, at)
  // A draft with an empty text only deletes the earlier draft, but the response needs a message.
  if (status === 'draft' && text === '') removeMessage(workspace, message)
  if (status === 'scheduled' && at !== null) schedule(workspace, message.id, at)
  return status === 'sent' ? attempt(workspace, message) : message
}

/** Schedules a message that the simulator plans, such as a call reminder. Returns the id of the message. */
export function scheduleMessage(workspace: TandemWorkspace, message: NewMessage, at: number): number {
  const { id } = insertMessage(workspace, { ...message, status: 'scheduled' }, at)
  schedule(workspace, id, at)
  return id
}

function insertMessage(
  workspace: TandemWorkspace,
  message: NewMessage & Pick<MessageRow, 'status'>,
  at: number | null,
): MessageRow {
  const { tables, clock } = workspace
  const { conversationId } = message
  const inserted = tables.messages.insert({
    ...messageDefaults,
    ...message,
    type: 'outgoing',
    timestamp: at ?? clock.now(),
    dateScheduled: at,
  })
  const knownMessageId = latestIncomingId(workspace, conversationId)
  tables.outbox.insertWithId({ id: inserted.id, conversationId, eventId: null, attempts: 0, knownMessageId })
  return inserted
}

/** Throws a 404 if the conversation has no unsent message with this id. */
export function futureMessage(workspace: TandemWorkspace, conversation: ConversationRow, id: number): MessageRow {
  const { outbox, messages } = workspace.tables
  const planned = isPlannedId(id) ? plannedIn(workspace, conversation) : undefined
  const message =
    outbox.get(id)?.conversationId === conversation.id ? messages.get(id) : planned?.id === id ? planned : undefined
  if (!message) throw refuse(404, `There is no message ${id} that is still to be sent in this conversation.`)
  return message
}

/** INBOX-36: the future messages of a conversation, earliest first. Includes messages that were just sent. */
export function futureMessages(workspace: TandemWorkspace, conversation: ConversationRow): readonly MessageRow[] {
  const { tables, clock } = workspace
  const unsent = tables.outbox.by('conversationId', conversation.id).flatMap((row) => tables.messages.get(row.id) ?? [])
  const planned = plannedIn(workspace, conversation) ?? []
  const latest = tables.messages.page({ order: 'ofConversation', group: conversation.id, isDescending: true, limit: 5 })
  const justSent = latest.filter((row) => isSentAlone(row) && row.timestamp > clock.now() - justSentMs)
  return [...justSent, ...unsent]
    .concat(planned)
    .toSorted((one, other) => one.timestamp - other.timestamp || one.id - other.id)
}

/** True if the message was sent automatically: by the campaign, or at the time that a person had set. */
const isSentAlone = ({ type, kind, dateScheduled, isRequest }: MessageRow): boolean =>
  type === 'outgoing' && !isRequest && (kind !== 'manual' || dateScheduled !== null)

function plannedIn(workspace: TandemWorkspace, { id }: ConversationRow): MessageRow | undefined {
  const enrolment = workspace.tables.enrolments.get(id)
  return enrolment && plannedMessage(workspace, enrolment)
}

/** Changes, sends or re-sends a message. New messages of the lead do not prevent the sending. */
export function patchFuture(workspace: TandemWorkspace, message: MessageRow, patch: FutureMessagePatch): MessageRow {
  const { tables, clock } = workspace
  const now = clock.now()
  const text = patch.text ?? message.text
  if (text === '') throw refuse(422, blankTemplateText)
  if (text.length > maximumLength.messageText)
    throw refuse(422, tooLongText('A message')({ requirement: maximumLength.messageText }))
  if (isPlannedId(message.id)) return patchPlanned(workspace, message, patch)
  const edited = tables.messages.patch(message.id, { text })
  const isScheduled = patch.status === 'scheduled' || (patch.status === undefined && patch.dateScheduled !== undefined)
  if (patch.status !== 'sent' && !isScheduled) return edited
  unschedule(workspace, message.id)
  tables.outbox.patch(message.id, { attempts: 0, knownMessageId: latestIncomingId(workspace, message.conversationId) })
  if (patch.status === 'sent') {
    const planned = tables.messages.patch(message.id, { status: 'scheduled', dateScheduled: null, timestamp: now })
    return attempt(workspace, planned, true)
  }
  const at = refusePast(
    now,
    patch.dateScheduled === undefined ? message.dateScheduled : Date.parse(patch.dateScheduled),
  )
  schedule(workspace, message.id, at)
  return tables.messages.patch(message.id, { status: 'scheduled', error: null, dateScheduled: at, timestamp: at })
}

/** Deletes an unsent message. */
export function removeMessage(workspace: TandemWorkspace, message: MessageRow): void {
  if (isPlannedId(message.id)) return dropPlanned(workspace, message)
  const { id } = message
  unschedule(workspace, id)
  workspace.tables.outbox.delete(id)
  workspace.tables.messages.delete(id)
}

/** Sends a due message. A scheduled message of a person waits for the work time of the profile. */
export function messageDue(
  workspace: TandemWorkspace,
  { messageId }: { readonly messageId: number },
  event: { readonly id: number },
): void {
  const { tables, clock } = workspace
  const message = tables.messages.get(messageId)
  if (!message || tables.outbox.get(messageId)?.eventId !== event.id) return
  const isReminder = message.kind === 'call_reminder'
  // After this reminder was planned, the campaign booked the call. The campaign now sends the reminders.
  if (isReminder && campaignReminders(workspace, message.conversationId).size > 0)
    return removeMessage(workspace, message)
  const profile = tables.profiles.get(tables.conversations.get(message.conversationId)?.profileId ?? 0)
  const now = clock.now()
  const open = profile && nextOpenInAll([profile.schedule, profile.automationSchedule], profile.scheduleTimezone, now)
  const canWait = message.dateScheduled !== null && !isReminder
  if (canWait && open !== undefined && open > now) schedule(workspace, messageId, open)
  else attempt(workspace, message, isReminder)
}

/** Tries to send a message. `isInsisted`: new messages of the lead do not prevent the sending. */
function attempt(workspace: TandemWorkspace, message: MessageRow, isInsisted: boolean = false): MessageRow {
  const { tables } = workspace
  const row = tables.outbox.get(message.id)
  const conversation = tables.conversations.get(message.conversationId)
  if (!row || !conversation) return message
  tables.outbox.patch(row.id, { eventId: null })
  const failure = sendFailureOf(workspace, conversation, isInsisted, row)
  if (failure === 'unsuccessful') return retry(workspace, row)
  if (failure !== undefined) return fail(workspace, conversation, message, failure)
  tables.outbox.delete(message.id)
  deliver(workspace, conversation, message)
  replanLead(workspace, conversation.id)
  return tables.messages.get(message.id) ?? message
}

/** Sends the message. A message of a person also moves the lead to the next step of the lead's script. */
function deliver(workspace: TandemWorkspace, conversation: ConversationRow, { id, kind, text }: MessageRow): void {
  const { tables, clock } = workspace
  const at = clock.now()
  const isAnswer = isAnswerTo(conversation, { kind })
  const isFollowUp = kind === 'manual' && !isAnswer && conversation.followUpDue !== null
  const answers = isAnswer ? conversation.category : null
  const stats = new DailyStats(workspace)
  const after = sendMessage({ workspace, stats, at }, conversation, { id, kind, text, answers, isFollowUp })
  stats.save()
  tables.conversations.patch(conversation.id, after)
  tables.recipients.patch(conversation.recipientId, { lastContact: at })
  if (kind === 'manual') afterManualMessage(workspace, conversation.id)
}

/** INBOX-45: tries again, or gives up after the last attempt. */
function retry(workspace: TandemWorkspace, { id, attempts }: OutboxRow): MessageRow {
  const { tables, clock } = workspace
  const isGivenUp = attempts + 1 >= messageSendAttempts
  tables.outbox.patch(id, { attempts: attempts + 1 })
  if (!isGivenUp) schedule(workspace, id, clock.now() + retryMs)
  return tables.messages.patch(id, { error: isGivenUp ? 'max_attempts_reached' : null })
}

function fail(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  { id, error }: MessageRow,
  why: MessageError,
): MessageRow {
  if (why === 'recipient_cannot_be_reached' && error !== why)
    countForConversation(workspace, conversation, workspace.clock.now(), { notReachedCount: 1 })
  return workspace.tables.messages.patch(id, { error: why })
}

function schedule({ tables, events }: TandemWorkspace, messageId: number, at: number): void {
  tables.outbox.patch(messageId, { eventId: events.schedule('messageDue', { messageId }, at) })
}

function unschedule({ tables, events }: TandemWorkspace, id: number): void {
  const eventId = tables.outbox.get(id)?.eventId ?? null
  if (eventId === null) return
  events.cancel(eventId)
  tables.outbox.patch(id, { eventId: null })
}

function refusePast(now: number, at: number | null): number {
  if (at === null || at <= now) throw refuse(422, 'A message can be scheduled for a time that is still to come.')
  return at
}

function draftOf({ tables }: TandemWorkspace, conversationId: number): MessageRow | undefined {
  const rows = tables.outbox.by('conversationId', conversationId).flatMap(({ id }) => tables.messages.get(id) ?? [])
  return rows.find(({ status }) => status === 'draft')
}

function latestIncomingId({ tables }: TandemWorkspace, conversationId: number): number | null {
  const [latest] = tables.messages.page({
    order: 'ofConversation',
    group: conversationId,
    isDescending: true,
    limit: 1,
    where: ({ type }) => type === 'incoming',
  })
  return latest?.id ?? null
}
