import { countFacts } from '../stats/countFacts.ts'
import { standIn } from '../campaign/run/standIn.ts'
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
  countFacts(world, conversation, at, {
    messagesCount: 1,
    needAnswerDelta: isAnswer ? -1 : 0,
    objectionsManual: Number(answers === 'objection'),
    followUpsManual: Number(isFollowUp),
  })
  if (isByHand) standIn(world, conversation.id)
  return message
}
