import { addDays, type ParsedInput, type Stats, type StatsDay } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { dateOf } from '../rows/time.ts'
import { sumOf } from '../stats/dailyStats.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type DayCounts, type DayStatsRow } from '../rows/stats.ts'
import { aggregateOf, callsOf, type Days } from '../stats/aggregate.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

const defaultDays = 7
const maximumDays = 3_660

/** The figures of one sequence for each day. If `id` is null, the sums of all `sequences` for each day. */
export function statsOf(
  workspace: TandemWorkspace,
  sequences: readonly SequenceRow[],
  query: ParsedInput<'sequenceStats'>['query'],
  id: number | null,
): Stats {
  const period = periodOf(query, dateOf(workspace.clock.now()))
  const rows = sequences.flatMap((sequence) => [...workspace.tables.dayStats.by('sequenceId', sequence.id)])
  const byDate = Map.groupBy(rows, ({ date }) => date)
  let levels = sumOf(rows.filter(({ date }) => date < period.start))
  const stats: StatsDay[] = []
  for (let date = period.start; date <= period.end; date = addDays(date, 1)) {
    const ofDay = byDate.get(date) ?? []
    const counts = sumOf(ofDay)
    levels = sumOf([levels, counts])
    stats.push(dayOf(id, date, ofDay, counts, levels))
  }
  const inPeriod = rows.filter(({ date }) => date >= period.start && date <= period.end)
  return { stats, ...(query.statsAggregated === 1 ? { aggregate: aggregateOf(inPeriod) } : {}) }
}

/** The figures of a day. `levels`: the sums of all days up to this day. */
function dayOf(
  sequenceId: number | null,
  date: string,
  rows: readonly DayStatsRow[],
  counts: DayCounts,
  levels: DayCounts,
): StatsDay {
  const profiles = new Set(rows.flatMap(({ profileId }) => profileId ?? []))
  return {
    sequenceId,
    date,
    profilesCount: profiles.size,
    needAnswerCount: levels.needAnswerDelta,
    recipientsCount: levels.recipientsAdded,
    requestsCount: counts.requestsCount,
    requestsAcceptedCount: counts.requestsAcceptedCount,
    conversationsCount: counts.conversationsCount,
    messagesCount: counts.messagesCount,
    repliedCount: counts.repliedCount,
    interestedCount: counts.interestedCount,
    notReachedCount: counts.notReachedCount,
    callsCount: callsOf(counts),
    balance: levels.recipientsAdded - levels.contactedCount,
  }
}

/** The first and the last day (UTC) of the period. The query contains days or moments. */
function periodOf(query: ParsedInput<'sequenceStats'>['query'], today: string): Days {
  const [from, to] = [query.statsPeriodStart ?? query.dateStart, query.statsPeriodEnd ?? query.dateEnd]
  const end = to === undefined ? today : dateOf(Date.parse(to))
  const start = from === undefined ? addDays(end, -defaultDays) : dateOf(Date.parse(from))
  if (end < start) throw refuse(400, 'The end of the period cannot be before its start.')
  if (addDays(start, maximumDays) < end) throw refuse(400, 'The period can be at most ten years.')
  return { start, end }
}
