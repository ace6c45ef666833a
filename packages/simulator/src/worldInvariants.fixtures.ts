import { unreadCount } from '@tandem/contract'
import { type Snapshot } from './core/snapshot.ts'
import { unchecked } from './core/unchecked.ts'
import { type CallRow } from './domain/rows/calls.ts'
import { type EnrolmentRow, type SequenceRow } from './domain/rows/campaign.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from './domain/rows/messaging.ts'
import { type OrganizationRow, type ProfileRow } from './domain/rows/people.ts'
import { type DayStatsRow } from './domain/rows/stats.ts'

interface Rows {
  readonly organizations: OrganizationRow
  readonly sequences: SequenceRow
  readonly profiles: ProfileRow
  readonly enrolments: EnrolmentRow
  readonly conversations: ConversationRow
  readonly messages: MessageRow
  readonly outbox: OutboxRow
  readonly calls: CallRow
  readonly dayStats: DayStatsRow
}

export const rowsOf = <Name extends keyof Rows>({ tables }: Snapshot, name: Name): readonly Rows[Name][] =>
  unchecked<readonly Rows[Name][]>(tables[name]?.rows ?? [])

/** The violated invariants of a world. */
export function violationsOf(snapshot: Snapshot, lastRead: Map<number, number>): string[] {
  const violations: string[] = []
  const holds = (isTrue: boolean, claim: string) => void (isTrue || violations.push(claim))
  const idsOf = (name: keyof Rows | 'recipients') => new Set((snapshot.tables[name]?.rows ?? []).map((row) => row.id))
  const [messageIds, profileIds, recipientIds, sequenceIds] = [
    idsOf('messages'),
    idsOf('profiles'),
    idsOf('recipients'),
    idsOf('sequences'),
  ]
  const conversations = rowsOf(snapshot, 'conversations')
  const conversationIds = idsOf('conversations')
  const messages = rowsOf(snapshot, 'messages')
  const threads = Map.groupBy(
    messages.filter(({ status }) => status === 'sent'),
    ({ conversationId }) => conversationId,
  )
  for (const row of conversations) {
    const thread = threads.get(row.id) ?? []
    holds(
      profileIds.has(row.profileId) && recipientIds.has(row.recipientId),
      `profile and recipient of conversation ${row.id} exist`,
    )
    holds(
      row.lastMessageId === null || messageIds.has(row.lastMessageId),
      `the last message of conversation ${row.id} exists`,
    )
    holds(
      (row.lastReadMessageId ?? 0) >= (lastRead.get(row.id) ?? 0),
      `the last read message of conversation ${row.id} only moves forward`,
    )
    holds(
      row.unreadMessagesCount === unreadCount(thread, row.lastReadMessageId),
      `the unread messages of conversation ${row.id} are counted`,
    )
    lastRead.set(row.id, row.lastReadMessageId ?? 0)
  }
  for (const row of messages)
    holds(conversationIds.has(row.conversationId), `the conversation of message ${row.id} exists`)
  for (const row of rowsOf(snapshot, 'outbox'))
    holds(
      messages.some((each) => each.id === row.id && each.status !== 'sent'),
      `message ${row.id} of the outbox is unsent`,
    )
  for (const row of rowsOf(snapshot, 'calls'))
    holds(conversationIds.has(row.conversationId), `the conversation of call ${row.id} exists`)
  for (const row of rowsOf(snapshot, 'profiles'))
    holds(row.sequenceId === null || sequenceIds.has(row.sequenceId), `the sequence of profile ${row.id} exists`)
  const enrolments = rowsOf(snapshot, 'enrolments')
  const inside = enrolments.filter(({ dateRemoved }) => dateRemoved === null)
  holds(
    new Set(inside.map(({ recipientId }) => recipientId)).size === inside.length,
    'each recipient is in one sequence at most',
  )
  const due = new Set(snapshot.events.due.map((event) => event.id))
  for (const row of enrolments)
    holds(row.eventId === null || due.has(row.eventId), `the planned event of enrolment ${row.id} exists`)
  const days = rowsOf(snapshot, 'dayStats')
  const sum = (name: 'requestsCount' | 'messagesCount' | 'needAnswerDelta' | 'recipientsAdded') =>
    days.reduce((before, row) => before + row[name], 0)
  holds(
    sum('requestsCount') === enrolments.filter(({ dateRequested }) => dateRequested !== null).length,
    'requests add up',
  )
  holds(
    sum('messagesCount') ===
      messages.filter((row) => row.type === 'outgoing' && row.status === 'sent' && !row.isRequest).length,
    'messages add up',
  )
  holds(
    sum('needAnswerDelta') === conversations.filter(({ waitingSince }) => waitingSince !== null).length,
    'waiting conversations add up',
  )
  holds(sum('recipientsAdded') === inside.length, 'recipients add up')
  for (const row of rowsOf(snapshot, 'organizations')) {
    holds(row.aiCreditsUsed >= 0 && row.aiCreditsUsed <= row.aiCreditsTotal, 'credits are never overdrawn')
    holds(row.paidProfilesCount >= 0, 'paid profiles are never negative')
  }
  return violations
}
