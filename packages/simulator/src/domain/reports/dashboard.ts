import {
  addDays,
  type Dashboard,
  type DashboardDay,
  daysBetween,
  growthPercent,
  type MessageCategory,
  percentBase,
  sharePercent,
  sequenceAutomation,
  type SequenceAutomation,
} from '@tandem/contract'
import { dateOf } from '../rows/time.ts'
import { failedCount, isCallExpired, isFollowUpDue } from '../messaging/tasks.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type UserRow } from '../rows/people.ts'
import { type DayCounts, type DayStatsRow } from '../rows/stats.ts'
import { scopeOf, type Scope } from '../people/scope.ts'
import { callsOf, type Days } from '../stats/aggregate.ts'
import { sumOf } from '../stats/dailyStats.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The figures of a range of days, and today's tasks, as far as the viewer may see them (DASH-9). */
export function dashboardOf(workspace: TandemWorkspace, viewer: UserRow, range: Days): Dashboard {
  const scope = scopeOf(workspace, viewer)
  const length = daysBetween(range.start, range.end) + 1
  const totals = dayTotalsOf(workspace, viewer, range)
  const present = sumOf(totals.values())
  const rangeBefore = { start: addDays(range.start, -length), end: addDays(range.start, -1) }
  const totalsBefore = dayTotalsOf(workspace, viewer, rangeBefore)
  const before = sumOf(totalsBefore.values())
  const sequences = workspace.tables.sequences.by('organizationId', viewer.organizationId).filter(scope.sequences)
  const shown = sequences.filter(({ status }) => status !== 'archived')
  const automated = (kind: keyof SequenceAutomation): number =>
    shown.filter((row) => sequenceAutomation(row)[kind]).length
  return {
    stats: { requestsCount: present.requestsCount, ...conversions(present, before, sequences.some(sendsRequests)) },
    tasks: tasksOf(workspace, scope),
    sequence: { count: sequences.filter(({ status }) => status === 'active').length, totalCount: sequences.length },
    objectionsStats: {
      repliesAi: present.objectionsAi,
      repliesManual: present.objectionsManual,
      automatedSequences: automated('objections'),
    },
    followUpsStats: {
      repliesAi: present.followUpsAi,
      repliesManual: present.followUpsManual,
      automatedSequences: automated('followUps'),
      totalSequences: shown.length,
    },
    callsStats: {
      callsAi: present.callsAi,
      callsManual: present.callsManual,
      automatedSequences: automated('interested'),
      totalSequences: shown.length,
    },
    ...(length <= maximumDays && { days: daysOf(totals, range), previousDays: daysOf(totalsBefore, rangeBefore) }),
  }
}

/** A response has figures by day only if its range has at most this number of days. */
const maximumDays = 3_660

/** Days without figures get zeros. */
function daysOf(totals: ReadonlyMap<string, DayCounts>, { start, end }: Days): DashboardDay[] {
  const zeros = sumOf([])
  const days: DashboardDay[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const counts = totals.get(date) ?? zeros
    const { requestsCount, repliedCount } = counts
    days.push({ date, requestsCount, repliedCount, callsCount: callsOf(counts) })
  }
  return days
}

const sendsRequests = ({ type, sendConnectionRequests }: SequenceRow): boolean =>
  type === 'cloud' && sendConnectionRequests

/**
 * Answers and calls as percentages of the connection requests. If no sequence sends requests, the percentages are
 * relative to the conversations (DASH-27).
 */
function conversions(present: DayCounts, before: DayCounts, areRequestsSent: boolean) {
  const share = (counts: DayCounts, part: number): number | null =>
    sharePercent(part, percentBase(counts, areRequestsSent)) ?? null
  const growth = (now: number | null, then: number | null): number | null =>
    now === null || then === null ? null : growthPercent(now, then)
  const replied = share(present, present.repliedCount)
  const calls = share(present, callsOf(present))
  return {
    repliedCount: present.repliedCount,
    repliedCountConversionPercents: replied,
    repliedCountConversionGrowthPercents: growth(replied, share(before, before.repliedCount)),
    callsCount: callsOf(present),
    callsCountConversionPercents: calls,
    callsCountConversionGrowthPercents: growth(calls, share(before, callsOf(before))),
  }
}

/** Today's tasks. The fields `…Total`, `followUpsRequired` and `callsExpired` count finished and open tasks. */
function tasksOf(workspace: TandemWorkspace, scope: Scope): Dashboard['tasks'] {
  const { conversations, calls } = workspace.tables
  const today = dateOf(workspace.clock.now())
  const seen = (rows: readonly ConversationRow[]): number => rows.filter((row) => scope.conversations(row)).length
  const answered = (category: MessageCategory): number =>
    seen(conversations.by('answeredOn', today).filter((row) => row.answeredCategory === category))
  const interested = answered('interested')
  const objections = answered('objection')
  const followedUp = seen(conversations.by('followedUpOn', today))
  const followUpsDue = seen(conversations.by('isFollowUpDue', true).filter((row) => isFollowUpDue(row, workspace)))
  const closed = calls.by('closedOn', today).filter((row) => scope.calls(row)).length
  const expired = calls
    .by('status', 'scheduled')
    .filter((row) => isCallExpired(row, workspace) && scope.calls(row)).length
  return {
    interestedProcessed: interested,
    interestedTotal: interested + seen(conversations.by('waiting', 'interested')),
    objectionProcessed: objections,
    objectionTotal: objections + seen(conversations.by('waiting', 'objection')),
    followUpsProcessed: followedUp,
    followUpsRequired: followedUp + followUpsDue,
    callsProcessed: closed,
    callsExpired: closed + expired,
    messagesFailed: failedCount(workspace, scope.conversations),
  }
}

/** A user with the role member gets only the figures of their profiles. */
function dayTotalsOf(
  workspace: TandemWorkspace,
  viewer: UserRow,
  { start, end }: Days,
): ReadonlyMap<string, DayCounts> {
  const { dayStats } = workspace.tables
  const isVisible = statsFilter(workspace, viewer)
  const totals = new Map<string, DayCounts>()
  for (const key of dayStats.groups('date').keys()) {
    const date = String(key)
    if (date >= start && date <= end) totals.set(date, sumOf(dayStats.by('date', date).filter(isVisible)))
  }
  return totals
}

function statsFilter(workspace: TandemWorkspace, viewer: UserRow): (row: DayStatsRow) => boolean {
  const scope = scopeOf(workspace, viewer)
  return ({ organizationId, profileId }) => {
    if (organizationId !== viewer.organizationId) return false
    if (scope.seesAll) return true
    const profile = profileId === null ? undefined : workspace.tables.profiles.get(profileId)
    return profile !== undefined && scope.profiles(profile)
  }
}
