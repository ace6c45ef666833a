import { growthPercent, percentOf } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { smallWorkspace, testNow } from '../../seed/smallWorkspace.fixtures.ts'
import { dashboardOf } from './dashboard.ts'
import { type UserRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

const week = { start: '2026-11-14', end: '2026-11-20' }
const [from, to, earlier] = [
  Date.parse('2026-11-14T00:00:00Z'),
  Date.parse('2026-11-21T00:00:00Z'),
  Date.parse('2026-11-07T00:00:00Z'),
]

function userOf({ tables }: TandemWorkspace, role: UserRow['role']): UserRow {
  const user = [...tables.users.rows()].find((each) => each.role === role)
  if (!user) throw new Error(`no ${role}`)
  return user
}

function recount({ tables }: TandemWorkspace, start: number, end: number, sees: (profileId: number | null) => boolean) {
  const isIn = (at: number | null): boolean => at !== null && at >= start && at < end
  const enrolments = [...tables.enrolments.rows()].filter(({ profileId }) => sees(profileId))
  const conversations = new Map(
    [...tables.conversations.rows()].filter(({ profileId }) => sees(profileId)).map((row) => [row.id, row]),
  )
  const messages = [...tables.messages.rows()].filter(
    ({ conversationId, timestamp, type, isRequest }) =>
      conversations.has(conversationId) && isIn(timestamp) && type === 'outgoing' && !isRequest,
  )
  const calls = [...tables.calls.rows()].filter(
    ({ conversationId, dateBooked }) => conversations.has(conversationId) && isIn(dateBooked),
  )
  return {
    requests: enrolments.filter(({ dateRequested }) => isIn(dateRequested)).length,
    replied: enrolments.filter(({ dateReplied }) => isIn(dateReplied)).length,
    objections: messages.filter(({ answers, isFollowUp }) => answers === 'objection' && !isFollowUp),
    followUps: messages.filter(({ isFollowUp }) => isFollowUp),
    calls,
  }
}

const isByAi = ({ kind }: { readonly kind: string }): boolean => kind !== 'manual'

describe.each(['org_owner', 'org_member'] as const)('the dashboard of an %s', (role) => {
  const workspace = smallWorkspace(9)
  const viewer = userOf(workspace, role)
  const sees = (profileId: number | null): boolean => role === 'org_owner' || viewer.profileIds.includes(profileId ?? 0)

  test('has the same sums as a count of the events in the tables', () => {
    const facts = recount(workspace, from, to, sees)
    const before = recount(workspace, earlier, from, sees)
    const { stats, objectionsStats, followUpsStats, callsStats } = dashboardOf(workspace, viewer, week)
    const replied = percentOf(facts.replied, facts.requests)
    expect(facts.requests).toBeGreaterThan(0)
    expect(stats).toMatchObject({
      requestsCount: facts.requests,
      repliedCount: facts.replied,
      repliedCountConversionPercents: replied,
      repliedCountConversionGrowthPercents: growthPercent(replied, percentOf(before.replied, before.requests)),
      callsCount: facts.calls.length,
      callsCountConversionPercents: percentOf(facts.calls.length, facts.requests),
    })
    expect(objectionsStats).toMatchObject({
      repliesAi: facts.objections.filter(isByAi).length,
      repliesManual: facts.objections.filter((each) => !isByAi(each)).length,
    })
    expect(followUpsStats).toMatchObject({
      repliesAi: facts.followUps.filter(isByAi).length,
      repliesManual: facts.followUps.filter((each) => !isByAi(each)).length,
    })
    expect(callsStats.callsAi).toBe(facts.calls.filter(({ bookedBy }) => bookedBy === 'ai').length)
    expect(callsStats.callsAi + callsStats.callsManual).toBe(stats.callsCount)
  })

  test('counts the tasks finished today, and all open tasks', () => {
    const { tasks } = dashboardOf(workspace, viewer, week)
    const own = [...workspace.tables.conversations.rows()].filter(({ profileId }) => sees(profileId))
    const midnight = Date.parse('2026-11-20T00:00:00Z')
    const done = own.filter(
      (row) => row.answeredCategory === 'interested' && (row.dateAnswered ?? 0) >= midnight,
    ).length
    const waits = own.filter((row) => row.waitingSince !== null && row.category === 'interested').length
    expect([tasks.interestedProcessed, tasks.interestedTotal]).toEqual([done, done + waits])
    const expired = [...workspace.tables.calls.rows()].filter(
      (call) =>
        own.some(({ id }) => id === call.conversationId) &&
        call.status === 'scheduled' &&
        (call.date ?? Infinity) < testNow,
    ).length
    expect(tasks.callsExpired - tasks.callsProcessed).toBe(expired)
    expect(tasks.followUpsProcessed).toBeLessThanOrEqual(tasks.followUpsRequired)
  })

  test('counts only sequences that the viewer sees', () => {
    const own = [...workspace.tables.sequences.rows()].filter(
      ({ id }) =>
        role === 'org_owner' || workspace.tables.profiles.by('sequenceId', id).some((profile) => sees(profile.id)),
    )
    const { sequence, callsStats } = dashboardOf(workspace, viewer, week)
    expect(sequence).toEqual({ count: own.filter(({ status }) => status === 'active').length, totalCount: own.length })
    expect(callsStats.totalSequences).toBe(own.filter(({ status }) => status !== 'archived').length)
  })
})
