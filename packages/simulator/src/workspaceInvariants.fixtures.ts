import { type MessageKind, unreadCount } from '@tandem/contract'
import { type Snapshot } from './core/snapshot.ts'
import { unchecked } from './core/unchecked.ts'
import { type CallRow } from './domain/rows/calls.ts'
import { type EnrolmentRow, type SequenceRow } from './domain/rows/campaign.ts'
import { type ConversationRow, type MessageRow, type OutboxRow } from './domain/rows/messaging.ts'
import { type OrganizationRow, type ProfileRow } from './domain/rows/people.ts'
import { type DayCounts, type DayStatsRow } from './domain/rows/stats.ts'
import { dateOf } from './domain/rows/time.ts'

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

/**
 * Checks claims about the workspace in the snapshot. Returns the false claims.
 * @param lastRead the last read message in the earlier snapshot, by conversation id. `violationsOf` updates this map.
 */
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
  for (const { id } of rowsOf(snapshot, 'sequences')) violations.push(...sequenceViolations(snapshot, id))
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

const sumOfDays = (days: readonly DayStatsRow[], name: keyof DayCounts): number =>
  days.reduce((sum, row) => sum + row[name], 0)

/** Checks claims about the daily figures, enrolments and conversations of a sequence. Returns the false claims. */
function sequenceViolations(snapshot: Snapshot, sequenceId: number): string[] {
  const own = <R extends { readonly sequenceId: number | null }>(rows: readonly R[]) =>
    rows.filter((row) => row.sequenceId === sequenceId)
  const days = own(rowsOf(snapshot, 'dayStats'))
  const enrolments = own(rowsOf(snapshot, 'enrolments'))
  const conversations = own(rowsOf(snapshot, 'conversations'))
  const inside = enrolments.filter(({ dateRemoved }) => dateRemoved === null)
  const dated = (name: 'dateRequested' | 'dateAccepted' | 'dateReplied' | 'dateInterested') =>
    enrolments.filter((row) => row[name] !== null).length
  const facts: Partial<Record<keyof DayCounts, number>> = {
    recipientsAdded: inside.length,
    contactedCount: inside.filter(({ status }) => status === 'sent').length,
    requestsCount: dated('dateRequested'),
    requestsAcceptedCount: dated('dateAccepted'),
    conversationsCount: conversations.length,
    repliedCount: dated('dateReplied'),
    interestedCount: dated('dateInterested'),
    needAnswerDelta: conversations.filter(({ waitingSince }) => waitingSince !== null).length,
  }
  const found = Object.fromEntries(Object.keys(facts).map((name) => [name, sumOfDays(days, unchecked(name))]))
  const violations: string[] = []
  if (JSON.stringify(found) !== JSON.stringify(facts))
    violations.push(`the figures of sequence ${sequenceId} equal its records: ${JSON.stringify({ found, facts })}`)
  for (const date of new Set(days.map((row) => row.date))) {
    const levels = days.filter((row) => row.date <= date)
    const [added, contacted] = [sumOfDays(levels, 'recipientsAdded'), sumOfDays(levels, 'contactedCount')]
    if (Math.min(contacted, added - contacted, sumOfDays(levels, 'needAnswerDelta')) < 0)
      violations.push(`the totals of sequence ${sequenceId} are not negative on ${date}`)
  }
  for (const row of enrolments) {
    const isWrittenTo = row.conversationId !== null
    const isConsistent =
      (row.profileId !== null) === (row.status === 'sent') &&
      (row.dateAccepted === null || row.dateRequested !== null) &&
      isWrittenTo === (row.dateAccepted !== null || (row.status === 'sent' && row.dateRequested === null))
    if (!isConsistent)
      violations.push(`the dates and the conversation of an enrolment fit together: ${JSON.stringify(row)}`)
  }
  if (new Set(enrolments.map(({ recipientId }) => recipientId)).size < enrolments.length)
    violations.push(`sequence ${sequenceId} has one record of each recipient`)
  return violations
}

const campaignKinds: ReadonlySet<MessageKind> = new Set(['template', 'ai_template', 'ai', 'ai_fast', 'followup'])

/**
 * Reports messages that campaigns sent between two snapshots although a rule forbids them. Between the snapshots, the
 * caller may advance the clock, but must change nothing else.
 */
export function timeViolations(before: Snapshot, after: Snapshot): string[] {
  const conversations = new Map(rowsOf(after, 'conversations').map((row) => [row.id, row]))
  const running = new Set(rowsOf(after, 'sequences').flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
  const limits = new Map(rowsOf(after, 'profiles').map(({ id, messagesLimit }) => [id, messagesLimit]))
  const sentBefore = new Set(rowsOf(before, 'messages').flatMap(({ id, status }) => (status === 'sent' ? [id] : [])))
  const perDay = new Map<string, number>()
  const violations: string[] = []
  const sent = rowsOf(after, 'messages').filter(
    ({ type, status, isRequest }) => type === 'outgoing' && status === 'sent' && !isRequest,
  )
  for (const { id, conversationId, kind, timestamp } of sent.toSorted(
    (one, other) => one.timestamp - other.timestamp,
  )) {
    const { sequenceId = null, profileId = 0 } = conversations.get(conversationId) ?? {}
    const key = `${profileId}/${dateOf(timestamp)}`
    const ofDay = (perDay.get(key) ?? 0) + 1
    perDay.set(key, ofDay)
    if (sentBefore.has(id) || !campaignKinds.has(kind)) continue
    if (sequenceId !== null && !running.has(sequenceId))
      violations.push(`message ${id} (${kind}) belongs to a sequence that is not running`)
    if (ofDay > (limits.get(profileId) ?? 0))
      violations.push(`message ${id} (${kind}) is number ${ofDay} of profile/day ${key}`)
  }
  return violations
}
