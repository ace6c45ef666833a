import { afterManualMessage } from '../campaign/run/manualMessages.ts'
import { afterOutgoing, isAnswerTo } from '../conversations/threads.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { countForConversation } from '../stats/dailyStats.ts'

/**
 * Adds a message of the outbox to the thread and counts it. A person's message also moves the lead's script on; a call
 * reminder answers nothing.
 */
export function deliver(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  { id, kind }: MessageRow,
  at: number,
): MessageRow {
  const { tables } = workspace
  const isManual = kind === 'manual'
  const isAnswer = isAnswerTo(conversation, { kind })
  const isFollowUp = isManual && !isAnswer && conversation.followUpDue !== null
  const answers = isAnswer ? conversation.category : null
  const message = tables.messages.patch(id, { status: 'sent', timestamp: at, error: null, answers, isFollowUp })
  tables.conversations.patch(conversation.id, afterOutgoing(conversation, message))
  tables.recipients.patch(conversation.recipientId, { lastContact: at })
  countForConversation(workspace, conversation, at, {
    messagesCount: 1,
    needAnswerDelta: isAnswer ? -1 : 0,
    objectionsManual: Number(answers === 'objection'),
    followUpsManual: Number(isFollowUp),
  })
  if (isManual) afterManualMessage(workspace, conversation.id)
  return message
}
