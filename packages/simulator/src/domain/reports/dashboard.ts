import {
  addDays,
  type Dashboard,
  type DashboardDay,
  daysInRange,
  growthPercent,
  isStatusExpired,
  type MessageCategory,
  percentBase,
  percentOf,
  sequenceAutomation,
  type SequenceAutomation,
} from '@tandem/contract'
import { dateOf } from '../rows/day.ts'
import { type CallRow } from '../rows/calls.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type UserRow } from '../rows/people.ts'
import { type DayCounts } from '../rows/stats.ts'
import { scopeOf, type Scope } from '../people/scope.ts'
import { callsOf, type Days } from '../stats/aggregate.ts'
import { dayTotalsOf, eachDay, sumIn } from './stats.ts'
import { type TandemWorld } from '../rows/world.ts'

/** The dashboard's figures of a range of days, and the tasks of today: sums of the days' figures, of what the viewer may see. */
export function dashboardOf(world: TandemWorld, viewer: UserRow, range: Days): Dashboard {
  const scope = scopeOf(world, viewer)
  const length = daysInRange(range)
  const totals = dayTotalsOf(world, viewer)
  const present = sumIn(totals, range)
  const before = sumIn(totals, { start: addDays(range.start, -length), end: addDays(range.start, -1) })
  const sequences = [...world.tables.sequences.by('organizationId', viewer.organizationId)].filter((row) =>
    scope.sequence(row),
  )
  const shown = sequences.filter(({ status }) => status !== 'archived')
  const automated = (kind: keyof SequenceAutomation): number =>
    shown.filter((row) => sequenceAutomation(row)[kind]).length
  return {
    stats: { requestsCount: present.requestsCount, ...conversions(present, before) },
    tasks: tasksOf(world, scope),
    sequence: { count: activeOf(sequences), totalCount: sequences.length },
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
    ...(length > maximumDays ? {} : { days: daysOf(totals, range) }),
  }
}

/** Longer ranges are answered without their days: nobody reads a chart of more than ten years. */
const maximumDays = 3_660

/** The figures day by day, without gaps. */
function daysOf(totals: ReadonlyMap<string, DayCounts>, range: Days): DashboardDay[] {
  return Array.from(eachDay(totals, range), ([date, counts]) => ({
    date,
    requestsCount: counts.requestsCount,
    repliedCount: counts.repliedCount,
    callsCount: callsOf(counts),
  }))
}

const activeOf = (sequences: readonly SequenceRow[]): number =>
  sequences.filter(({ status }) => status === 'active').length

function conversions(present: DayCounts, before: DayCounts) {
  const share = (counts: DayCounts, part: number): number | null => {
    const base = percentBase(counts)
    return base === 0 ? null : percentOf(part, base)
  }
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

/** What is done and what is there to be done today. Totals hold both, so that a task list that is worked through reads 5 / 5. */
function tasksOf({ tables, clock }: TandemWorld, scope: Scope): Dashboard['tasks'] {
  const { conversations, calls } = tables
  const now = clock.now()
  const today = dateOf(now)
  const seen = (rows: readonly ConversationRow[]): number => rows.filter((row) => scope.conversation(row)).length
  const answered = (category: MessageCategory): number =>
    seen(conversations.by('answeredOn', today).filter((row) => row.answeredCategory === category))
  const interested = answered('interested')
  const objections = answered('objection')
  const followedUp = seen(conversations.by('followedUpOn', today))
  const followUpsDue = seen(
    conversations
      .by('isFollowUpDue', true)
      .filter((row) => row.followUpDue !== null && dateOf(row.followUpDue) <= today),
  )
  const closed = calls.by('closedOn', today).filter((row) => scope.call(row)).length
  const expired = calls.by('status', 'scheduled').filter((row) => isExpired(row, now) && scope.call(row)).length
  return {
    interestedProcessed: interested,
    interestedTotal: interested + seen(conversations.by('waiting', 'interested')),
    objectionProcessed: objections,
    objectionTotal: objections + seen(conversations.by('waiting', 'objection')),
    followUpsProcessed: followedUp,
    followUpsRequired: followedUp + followUpsDue,
    callsProcessed: closed,
    callsExpired: closed + expired,
  }
}

/** The rule reads dates as answers write them. */
const isExpired = ({ status, date }: CallRow, now: number): boolean =>
  isStatusExpired({ status, date: date === null ? null : new Date(date).toISOString() }, now)
