import { timeZoneId, type Profile } from '@tandem/contract'
import { dateOf } from './day.ts'
import { type DayStatsRow, type ProfileRow } from './records.ts'
import { aggregateOf, statsRowsOf } from './stats.ts'
import { type TandemWorld } from './world.ts'

const dayMs = 86_400_000
/** Requests in seven days after which the network itself says no. */
const weeklyRequestsLimit = 100

/** A period of statistics, YYYY-MM-DD, both ends included. */
export interface StatsPeriod {
  readonly start: string
  readonly end: string
}

/** A profile as answers show it; with a period it carries that period's sums. */
export function profileView(world: TandemWorld, row: ProfileRow, period?: StatsPeriod): Profile {
  const { organizationId, ...profile } = row
  const organization = world.tables.organizations.get(organizationId)
  const now = world.clock.now()
  const requests = (from: number): number => sumRequests(statsRowsOf(world, row.id, { start: dateOf(from), end: dateOf(now) }))
  const [today, week] = [requests(now), requests(now - 6 * dayMs)]
  const isWeekly = week >= weeklyRequestsLimit
  const isDaily = row.connectionRequestsLimit > 0 && today >= row.connectionRequestsLimit
  return {
    ...profile,
    key: row.id,
    dateAdded: new Date(row.dateAdded).toISOString(),
    timezone: timeZoneId(row.scheduleTimezone),
    aiCredits: Math.max(0, (organization?.aiCreditsTotal ?? 0) - (organization?.aiCreditsUsed ?? 0)),
    connectionRequestsCount: isWeekly ? week : today,
    connectionRequestsLimitationType: isWeekly ? 'weekly' : isDaily ? 'daily' : null,
    ...(period ? { stats: aggregateOf(statsRowsOf(world, row.id, period)) } : {}),
  }
}

const sumRequests = (rows: readonly DayStatsRow[]): number => rows.reduce((sum, { requestsCount }) => sum + requestsCount, 0)
