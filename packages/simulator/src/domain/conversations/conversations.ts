import { lastReadAfter, type MessageCategory, unreadCount } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { countForConversation } from '../stats/dailyStats.ts'
import { awaitsAnswer } from './threads.ts'

/** Sent messages, newest first. */
export const sentMessages = ({ tables }: TandemWorkspace, { id }: ConversationRow): readonly MessageRow[] =>
  tables.messages.ordered('ofConversation', { group: id, isDescending: true }).toArray()

/** Throws a 404 if the conversation has no such sent message. */
export function sentMessage({ tables }: TandemWorkspace, { id }: ConversationRow, messageId: number): MessageRow {
  const message = tables.messages.get(messageId)
  if (message?.conversationId !== id || message.status !== 'sent')
    throw refuse(404, `There is no message ${messageId} in this conversation.`)
  return message
}

/** INBOX-40: marks messages as read, up to the given message. */
export function readUpTo(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  message: MessageRow,
): ConversationRow {
  const lastReadMessageId = lastReadAfter(conversation.lastReadMessageId, message.id)
  if (lastReadMessageId === conversation.lastReadMessageId) return conversation
  const unreadMessagesCount = unreadCount(sentMessages(workspace, conversation), lastReadMessageId)
  return workspace.tables.conversations.patch(conversation.id, { lastReadMessageId, unreadMessagesCount })
}

/** INBOX-30: changes the category of a lead's message. */
export function recategorise(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  message: MessageRow,
  category: MessageCategory,
): MessageRow {
  if (message.type !== 'incoming') throw refuse(422, "Only a lead's message has a category.")
  if (message.category === category) return message
  const changed = workspace.tables.messages.patch(message.id, { category })
  const thread = sentMessages(workspace, conversation)
  if (thread.find(({ type }) => type === 'incoming')?.id === message.id) {
    const isLast = thread[0]?.id === message.id
    workspace.tables.conversations.patch(conversation.id, {
      category,
      ...(isLast ? { waitingSince: waitingSince(workspace, conversation, changed) } : {}),
    })
  }
  updateInterest(workspace, conversation, thread)
  return changed
}

/**
 * Returns the time since which the lead waits for a reply, after a change of the last message's category. Null: the
 * lead does not wait. Also updates the count of waiting leads.
 */
function waitingSince(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  { category, timestamp }: MessageRow,
): number | null {
  const since = category !== null && awaitsAnswer(category) ? (conversation.waitingSince ?? timestamp) : null
  const needAnswerDelta = Number(since !== null) - Number(conversation.waitingSince !== null)
  if (needAnswerDelta !== 0) countForConversation(workspace, conversation, workspace.clock.now(), { needAnswerDelta })
  return since
}

/** Counts a lead as interested once, on the day of the lead's first message with the category 'interested'. */
function updateInterest(
  workspace: TandemWorkspace,
  conversation: ConversationRow,
  thread: readonly MessageRow[],
): void {
  const enrolment = workspace.tables.enrolments.get(conversation.id)
  if (!enrolment) return
  const first = thread.findLast(({ category }) => category === 'interested')?.timestamp ?? null
  if (first === enrolment.dateInterested) return
  if (enrolment.dateInterested !== null)
    countForConversation(workspace, conversation, enrolment.dateInterested, { interestedCount: -1 })
  if (first !== null) countForConversation(workspace, conversation, first, { interestedCount: 1 })
  workspace.tables.enrolments.patch(enrolment.id, { dateInterested: first })
}
