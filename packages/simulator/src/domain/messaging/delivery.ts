import { countForConversation } from '../stats/countForConversation.ts'
import { afterManualMessage } from '../campaign/run/manualMessages.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { afterOutgoing } from '../conversations/threads.ts'
import { type TandemWorld } from '../rows/world.ts'

/**
 * A message of the outbox goes out: it is in the thread, moves the conversation and is counted. A person's takes the place of what the script had the
 * sender say; the reminder of a call answers nothing.
 */
export function deliver(
  world: TandemWorld,
  conversation: ConversationRow,
  { id, kind }: MessageRow,
  at: number,
): MessageRow {
  const { tables } = world
  const isByHand = kind === 'manual'
  const isAnswer = conversation.waitingSince !== null
  const isFollowUp = isByHand && !isAnswer && conversation.followUpDue !== null
  const answers = isByHand && isAnswer ? conversation.category : null
  const message = tables.messages.patch(id, { status: 'sent', timestamp: at, error: null, answers, isFollowUp })
  tables.conversations.patch(conversation.id, afterOutgoing(conversation, message))
  tables.recipients.patch(conversation.recipientId, { lastContact: at })
  countForConversation(world, conversation, at, {
    messagesCount: 1,
    needAnswerDelta: isAnswer ? -1 : 0,
    objectionsManual: Number(answers === 'objection'),
    followUpsManual: Number(isFollowUp),
  })
  if (isByHand) afterManualMessage(world, conversation.id)
  return message
}
