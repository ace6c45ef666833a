import { type MessageError } from '@tandem/contract'
import { countFacts } from './countFacts.ts'
import { dateOf } from './day.ts'
import { leadOf } from './campaign/outlook.ts'
import { magicOf } from './magic.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from './records.ts'
import { afterIncoming, afterOutgoing } from './threads.ts'
import { type TandemWorld } from './world.ts'

/** What keeps a message from being sent right now; `unsuccessful` is tried again. */
export function obstacleTo(
  world: TandemWorld,
  conversation: ConversationRow,
  outbox: OutboxRow,
  isInsisted: boolean,
): MessageError | 'unsuccessful' | undefined {
  const { tables, clock } = world
  const recipient = tables.recipients.get(conversation.recipientId)
  const profile = tables.profiles.get(conversation.profileId)
  const magic = recipient && magicOf(recipient)
  if (!recipient || !profile || magic === 'notConnected') return 'recipient_cannot_be_reached'
  if (!isInsisted && magic === 'newMessage') interrupt(world, conversation)
  if (!isInsisted && hasNewMessage(world, outbox)) return 'new_message'
  const today = dateOf(clock.now())
  const sentToday = tables.dayStats
    .by('profileId', profile.id)
    .reduce((sum, { date, messagesCount }) => sum + (date === today ? messagesCount : 0), 0)
  if (magic === 'limitReached' || sentToday >= profile.messagesLimit) return 'limit_reached'
  return magic === 'maxAttempts' || !profile.connected ? 'unsuccessful' : undefined
}

function hasNewMessage({ tables }: TandemWorld, { conversationId, knownMessageId }: OutboxRow): boolean {
  const thread = tables.messages.ordered('ofConversation', { group: conversationId })
  return thread.some(({ id, type }) => type === 'incoming' && id > (knownMessageId ?? 0))
}

/** The lead writes while somebody is about to. */
function interrupt(world: TandemWorld, { id }: ConversationRow): void {
  const { tables, clock } = world
  const conversation = tables.conversations.get(id)
  if (!conversation) return
  const message = tables.messages.insert({
    conversationId: id,
    type: 'incoming',
    kind: 'manual',
    text: 'One moment, I have just seen your last message and am writing an answer.',
    category: 'neutral',
    timestamp: clock.now(),
    status: 'sent',
    dateScheduled: null,
    error: null,
    isRequest: false,
    isFollowUp: false,
    answers: null,
  })
  const after = afterIncoming(conversation, message, true)
  tables.conversations.patch(id, after)
  const enrolment = tables.enrolments.get(id)
  const isFirst = enrolment !== undefined && enrolment.dateReplied === null
  if (isFirst) tables.enrolments.patch(id, { dateReplied: clock.now() })
  countFacts(world, conversation, clock.now(), {
    repliedCount: Number(isFirst),
    needAnswerDelta: Number(after.waitingSince !== null) - Number(conversation.waitingSince !== null),
  })
}

/** A person's message goes out: it is in the thread, moves the conversation, is counted, and takes the place of what the script had the sender say. */
export function deliver(world: TandemWorld, conversation: ConversationRow, { id }: MessageRow, at: number): MessageRow {
  const { tables } = world
  const isAnswer = conversation.waitingSince !== null
  const isFollowUp = !isAnswer && conversation.followUpDue !== null
  const answers = isAnswer ? conversation.category : null
  const message = tables.messages.patch(id, { status: 'sent', timestamp: at, error: null, answers, isFollowUp })
  tables.conversations.patch(conversation.id, afterOutgoing(conversation, message))
  tables.recipients.patch(conversation.recipientId, { lastContact: at })
  countFacts(world, conversation, at, {
    messagesCount: 1,
    needAnswerDelta: isAnswer ? -1 : 0,
    objectionsManual: Number(answers === 'objection'),
    followUpsManual: Number(isFollowUp),
  })
  standIn(world, conversation.id)
  return message
}

/** Moves the script on past what the sender would have said next. */
function standIn(world: TandemWorld, enrolmentId: number): void {
  const enrolment = world.tables.enrolments.get(enrolmentId)
  const lead = enrolment && leadOf(world, enrolment)
  const beat = lead?.script[lead.enrolment.beat]
  if (enrolment && (beat?.act === 'reply' || beat?.act === 'followUp')) {
    world.tables.enrolments.patch(enrolmentId, { beat: enrolment.beat + 1 })
  }
}
