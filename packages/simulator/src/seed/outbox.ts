import { type MessageError, messageSendAttempts } from '@tandem/contract'
import { messageDefaults } from '../domain/conversations/threads.ts'
import { scheduleMessage } from '../domain/messaging/outbox.ts'
import { type ConversationRow, type MessageRow } from '../domain/rows/messaging.ts'
import { dayMs, hourMs } from '../domain/rows/time.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { countForConversation } from '../domain/stats/dailyStats.ts'

const drafts = [
  'Thank you for the quick answer. I will ask our engineers and',
  'Here is the overview that I promised:',
  'Would it help if I sent you two short examples?',
]
const later = ['As agreed, here are the dates for next week.', 'A short question before our call: who will join?']
const failed: readonly (readonly [MessageError, string])[] = [
  ['new_message', 'One more thought on the price list.'],
  ['max_attempts_reached', 'I have found the case study that I mentioned.'],
  ['limit_reached', 'Does Tuesday still suit you?'],
  ['recipient_cannot_be_reached', 'Shall I keep you posted about the trial?'],
]

/** Adds drafts, scheduled messages, and a failed message for each error (in an automated workspace: for two errors). */
export function seedOutbox(workspace: TandemWorkspace, isAutomated: boolean): void {
  const { conversations, profiles } = workspace.tables
  const now = workspace.clock.now()
  // Leaves out the interested leads that the AI answers, because the guided tour shows one of them.
  const active = [...conversations.rows()]
    .filter(({ category, automationEnabled }) => category !== 'interested' || !automationEnabled)
    .filter(({ incomingCount, profileId }) => incomingCount > 0 && profiles.get(profileId)?.connected)
    .toSorted((one, other) => other.dateLastActivity - one.dateLastActivity || one.id - other.id)
  // Only every fourth thread can get a message. The first three threads of the inbox stay unchanged.
  const chosen = active.filter((_, index) => index % 4 === 3)
  const next = (isWanted: (row: ConversationRow) => boolean = () => true): ConversationRow | undefined => {
    const place = chosen.findIndex(isWanted)
    return place < 0 ? undefined : chosen.splice(place, 1)[0]
  }
  for (const text of drafts) add(workspace, next(), { text, status: 'draft', timestamp: now - 2 * hourMs })
  for (const [index, text] of later.entries()) {
    // If the lead writes first, the message is not sent. A lead without recent activity seldom writes.
    const conversation = next(({ dateLastActivity }) => dateLastActivity < now - 10 * dayMs)
    const at = now + (20 + index * 26) * hourMs
    if (conversation) scheduleMessage(workspace, { conversationId: conversation.id, kind: 'manual', text }, at)
  }
  for (const [index, [error, text]] of (isAutomated ? failed.slice(0, 2) : failed).entries()) {
    const timestamp = now - (3 + index) * hourMs
    const waiting = error === 'new_message' ? next(({ waitingSince }) => waitingSince !== null) : undefined
    const conversation = waiting ?? next()
    add(workspace, conversation, { text, status: 'scheduled', timestamp, dateScheduled: timestamp, error })
    if (conversation && error === 'recipient_cannot_be_reached')
      countForConversation(workspace, conversation, timestamp, { notReachedCount: 1 })
  }
}

/** Adds an unsent message of a user, without an event that would send it. */
function add(
  { tables }: TandemWorkspace,
  conversation: ConversationRow | undefined,
  fields: Pick<MessageRow, 'text' | 'status' | 'timestamp'> & Partial<Pick<MessageRow, 'dateScheduled' | 'error'>>,
): void {
  if (!conversation) return
  const { id: conversationId } = conversation
  const message = { ...messageDefaults, ...fields, conversationId, type: 'outgoing', kind: 'manual' } as const
  const { id } = tables.messages.insert(message)
  const thread = tables.messages.ordered('ofConversation', { group: conversationId, isDescending: true })
  const lastIncoming = thread.find(({ type, timestamp }) => type === 'incoming' && timestamp < fields.timestamp)
  const attempts = fields.error === 'max_attempts_reached' ? messageSendAttempts : 0
  tables.outbox.insertWithId({ id, conversationId, eventId: null, attempts, knownMessageId: lastIncoming?.id ?? null })
}
