import { firstMessageLength } from '@tandem/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen } from '../domain/campaign/plan/workingHours.fixtures.ts'
import { dateOf } from '../domain/rows/time.ts'
import { type MessageRow } from '../domain/rows/messaging.ts'
import { type DayCounts } from '../domain/rows/stats.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { bytesOf, smallPlan, smallWorkspace, testNow } from './smallWorkspace.fixtures.ts'

const seeds = fc.integer({ min: 1, max: 10_000 })

/** Counts the events of each day from the other tables. Does not read `dayStats`. */
function recount({ tables }: TandemWorkspace): Map<string, Partial<Record<keyof DayCounts, number>>> {
  const days = new Map<string, Partial<Record<keyof DayCounts, number>>>()
  const count = (at: number | null, name: keyof DayCounts): void => {
    if (at === null) return
    const day = days.get(dateOf(at)) ?? {}
    day[name] = (day[name] ?? 0) + 1
    days.set(dateOf(at), day)
  }
  for (const row of tables.enrolments.rows()) {
    count(row.dateAdded, 'recipientsAdded')
    count(row.dateRequested, 'requestsCount')
    count(row.dateAccepted, 'requestsAcceptedCount')
    count(row.dateReplied, 'repliedCount')
    count(row.dateInterested, 'interestedCount')
  }
  for (const row of tables.conversations.rows()) count(row.dateCreated, 'conversationsCount')
  for (const row of tables.calls.rows()) count(row.dateBooked, row.bookedBy === 'ai' ? 'callsAi' : 'callsManual')
  for (const row of tables.messages.rows()) {
    if (row.type === 'incoming' || row.isRequest) continue
    count(row.timestamp, 'messagesCount')
    const isManual = row.kind === 'manual'
    if (row.isFollowUp) count(row.timestamp, isManual ? 'followUpsManual' : 'followUpsAi')
    else if (row.answers === 'objection') count(row.timestamp, isManual ? 'objectionsManual' : 'objectionsAi')
  }
  return days
}

const counted = [
  'recipientsAdded',
  'requestsCount',
  'requestsAcceptedCount',
  'repliedCount',
  'interestedCount',
  'conversationsCount',
  'messagesCount',
  'callsAi',
  'callsManual',
  'followUpsAi',
  'followUpsManual',
  'objectionsAi',
  'objectionsManual',
] as const satisfies readonly (keyof DayCounts)[]

describe('the history of a workspace', () => {
  test('the statistics of each day equal the number of events, for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const workspace = smallWorkspace(seed)
        const facts = recount(workspace)
        const dates = new Set([...facts.keys(), ...workspace.tables.dayStats.groups('date').keys()])
        for (const date of dates) {
          const rows = workspace.tables.dayStats.by('date', date)
          for (const name of counted) {
            const figure = rows.reduce((sum, row) => sum + row[name], 0)
            expect([date, name, figure]).toEqual([date, name, facts.get(String(date))?.[name] ?? 0])
          }
        }
      }),
      { numRuns: 6 },
    )
  }, 30_000)

  test('the data of conversations matches their messages', () => {
    const workspace = smallWorkspace(7)
    const waiting = [...workspace.tables.dayStats.rows()].reduce((sum, { needAnswerDelta }) => sum + needAnswerDelta, 0)
    expect([...workspace.tables.conversations.rows()].filter(({ waitingSince }) => waitingSince !== null)).toHaveLength(
      waiting,
    )
    for (const conversation of workspace.tables.conversations.rows()) {
      const thread: readonly MessageRow[] = [
        ...workspace.tables.messages.ordered('ofConversation', { group: conversation.id }),
      ]
      const incoming = thread.filter(({ type }) => type === 'incoming')
      const unread = incoming.filter(({ id }) => id > (conversation.lastReadMessageId ?? 0))
      expect(thread.map(({ id }) => id)).toEqual(thread.map(({ id }) => id).sort((one, other) => one - other))
      expect(conversation).toMatchObject({
        lastMessageId: thread.at(-1)?.id ?? null,
        incomingCount: incoming.length,
        unreadMessagesCount: unread.length,
        followUpsCount: thread.filter(({ isFollowUp }) => isFollowUp).length,
        category: incoming.findLast(({ category }) => category !== null)?.category ?? 'not_categorized',
      })
      expect(
        thread.every(({ timestamp, text }) => timestamp <= testNow && text !== '' && !/[{}]|undefined/.test(text)),
      ).toBe(true)
    }
  })

  test('RECIP-33 every contacted recipient has a last contact', () => {
    const { tables } = smallWorkspace(7)
    const contacted = [...tables.enrolments.rows()].filter(({ status }) => status === 'sent')
    expect(contacted.some(({ conversationId }) => conversationId === null)).toBe(true)
    expect(contacted.filter(({ recipientId }) => tables.recipients.get(recipientId)?.lastContact == null)).toEqual([])
  })

  test('requests are sent within the daily limit and the schedules', () => {
    const workspace = smallWorkspace(3)
    const { profiles, sequences, dayStats, enrolments } = workspace.tables
    const tooMany = [...dayStats.rows()].filter(
      ({ profileId, requestsCount }) => requestsCount > (profiles.get(profileId ?? 0)?.connectionRequestsLimit ?? 0),
    )
    const untimely = [...enrolments.rows()].filter(({ dateRequested: at, profileId, sequenceId }) => {
      const profile = profiles.get(profileId ?? 0)
      const sequence = sequences.get(sequenceId)
      if (at === null || !profile || !sequence) return false
      const isWorking = isOpen(profile.automationSchedule, profile.scheduleTimezone, at)
      return !isWorking || !isOpen(sequence.schedule, sequence.scheduleTimezone, at)
    })
    expect([tooMany, untimely]).toEqual([[], []])
  })

  test('enrolments and calls refer to existing records', () => {
    const { tables } = smallWorkspace(5)
    const enrolments = [...tables.enrolments.rows()]
    const started = enrolments.filter(({ conversationId }) => conversationId !== null)
    const sending = [...tables.profiles.rows()].filter(({ sequenceId }) => sequenceId !== null)
    expect(enrolments.every(({ recipientId }) => tables.recipients.get(recipientId))).toBe(true)
    expect(enrolments.every(({ sequenceId }) => tables.sequences.get(sequenceId))).toBe(true)
    expect(started).toHaveLength(tables.conversations.count)
    expect(
      started.every((row) => tables.conversations.get(row.conversationId ?? 0)?.recipientId === row.recipientId),
    ).toBe(true)
    expect(sending.length).toBeGreaterThan(0)
    expect(
      sending.every(({ sequenceId, clientId }) => tables.sequences.get(sequenceId ?? 0)?.clientId === clientId),
    ).toBe(true)
    expect([...tables.calls.rows()].every(({ conversationId }) => tables.conversations.get(conversationId))).toBe(true)
  })

  test('the numbers of records equal the numbers in the plan', () => {
    const { tables } = smallWorkspace(2)
    const { members, clients, profiles, sequences, recipients, conversations, calls } = smallPlan
    expect([tables.users.count, tables.clients.count, tables.profiles.count, tables.sequences.count]).toEqual([
      members,
      clients,
      profiles,
      sequences,
    ])
    expect([tables.recipients.count, tables.conversations.count, tables.calls.count]).toEqual([
      recipients,
      conversations,
      calls,
    ])
  })

  test('SEQ-34 no first message is longer than its limit', () => {
    for (const { templates } of smallWorkspace(4).tables.sequences.rows()) {
      const text = templates[0]?.text ?? ''
      const { length, limit, isTooLong } = firstMessageLength(text)
      expect(isTooLong, `${length} of ${limit}: ${text}`).toBe(false)
    }
  })

  test('SIM-13 the same seed gives the same bytes', () => {
    expect(bytesOf(smallWorkspace(11))).toBe(bytesOf(smallWorkspace(11)))
    expect(bytesOf(smallWorkspace(11))).not.toBe(bytesOf(smallWorkspace(12)))
  })
})
