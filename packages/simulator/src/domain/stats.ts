import { addDays, daysInRange, type StatsAggregate } from '@tandem/contract'
import { sumOf } from './factBook.ts'
import { type DayCounts, type DayStatsRow } from './records.ts'
import { type TandemWorld } from './world.ts'

/** Days, YYYY-MM-DD, both included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** The figures of a profile in a period, whatever sequence it sent for. */
export function statsRowsOf({ tables }: TandemWorld, profileId: number, { start, end }: Days): readonly DayStatsRow[] {
  return tables.dayStats.by('profileId', profileId).filter(({ date }) => date >= start && date <= end)
}

/** The figures of all days of a period that pass. Longer than a year: looks through all there are instead of through each day. */
export function statsRowsIn({ tables }: TandemWorld, { start, end }: Days, passes: (row: DayStatsRow) => boolean): readonly DayStatsRow[] {
  if (daysInRange({ start, end }) > 370)
    return [...tables.dayStats.rows()].filter((row) => row.date >= start && row.date <= end && passes(row))
  const rows: DayStatsRow[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) {
    for (const row of tables.dayStats.by('date', day)) if (passes(row)) rows.push(row)
  }
  return rows
}

/** Sums as the statistics of sequences, clients and profiles show them. */
export function aggregateOf(rows: readonly DayCounts[]): StatsAggregate {
  const sum = sumOf(...rows)
  const { requestsCount, requestsAcceptedCount, conversationsCount, repliedCount, interestedCount } = sum
  return { requestsCount, requestsAcceptedCount, conversationsCount, repliedCount, interestedCount, callsCount: callsOf(sum) }
}

/** Calls that were booked, by whomever. */
export const callsOf = ({ callsAi, callsManual }: Pick<DayCounts, 'callsAi' | 'callsManual'>): number => callsAi + callsManual
