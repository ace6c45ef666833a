import { timeZoneId, type Profile } from '@tandem/contract'
import { weeklyRequestsLimit } from '../campaign/plan/requestLimit.ts'
import { dateOf } from '../rows/time.ts'
import { type ProfileRow } from '../rows/people.ts'
import { aggregateOf, type Days } from '../stats/aggregate.ts'
import { type TandemWorld } from '../rows/world.ts'

const dayMs = 86_400_000

/** A profile as answers show it, with the sums of a period where one is given. */
export function profileView(world: TandemWorld, row: ProfileRow, period?: Days): Profile {
  const { organizationId, startsOnConnect: _startsOnConnect, dateRemoved: _dateRemoved, ...profile } = row
  const organization = world.tables.organizations.get(organizationId)
  const days = world.tables.dayStats.by('profileId', row.id)
  const [today, weekBegan] = [dateOf(world.clock.now()), dateOf(world.clock.now() - 6 * dayMs)]
  const lately = days.filter(({ date }) => date >= weekBegan)
  const requestsSince = (start: string): number =>
    lately.reduce((sum, { date, requestsCount }) => sum + (date >= start ? requestsCount : 0), 0)
  const [ofToday, ofWeek] = [requestsSince(today), requestsSince(weekBegan)]
  const isWeekly = ofWeek >= weeklyRequestsLimit
  const isDaily = row.connectionRequestsLimit > 0 && ofToday >= row.connectionRequestsLimit
  return {
    ...profile,
    key: row.id,
    dateAdded: new Date(row.dateAdded).toISOString(),
    timezone: timeZoneId(row.scheduleTimezone),
    aiCredits: Math.max(0, (organization?.aiCreditsTotal ?? 0) - (organization?.aiCreditsUsed ?? 0)),
    connectionRequestsCount: isWeekly ? ofWeek : ofToday,
    connectionRequestsLimitationType: isWeekly ? 'weekly' : isDaily ? 'daily' : null,
    ...(period ? { stats: aggregateOf(days.filter(({ date }) => date >= period.start && date <= period.end)) } : {}),
  }
}
