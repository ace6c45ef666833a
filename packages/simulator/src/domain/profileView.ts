import { timeZoneId, type Profile } from '@tandem/contract'
import { weeklyRequestsLimit } from './campaign/requestLimit.ts'
import { dateOf } from './day.ts'
import { type DayStatsRow, type ProfileRow } from './records.ts'
import { aggregateOf, type Days } from './stats.ts'
import { profileDayKey, type TandemWorld } from './world.ts'

const dayMs = 86_400_000

/** A profile as answers show it; with a period it carries that period's sums. */
export function profileView(world: TandemWorld, row: ProfileRow, period?: Days): Profile {
  const { organizationId, dateRemoved: _dateRemoved, ...profile } = row
  const organization = world.tables.organizations.get(organizationId)
  const now = world.clock.now()
  const lately = Array.from({ length: 7 }, (_, ago) => requestsOn(world, row.id, dateOf(now - ago * dayMs)))
  const [ofToday = 0, ofWeek] = [lately[0], lately.reduce((sum, count) => sum + count, 0)]
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
    ...(period ? { stats: aggregateOf(daysIn(world, row.id, period)) } : {}),
  }
}

/** Requests of a profile on one day, in all sequences. */
const requestsOn = ({ tables }: TandemWorld, profileId: number, date: string): number =>
  tables.dayStats.by('profileDay', profileDayKey(profileId, date)).reduce((sum, { requestsCount }) => sum + requestsCount, 0)

/** Days of a period that are looked up one by one; of a longer one, all that the profile has are looked at. */
const fewDays = 31

function daysIn({ tables }: TandemWorld, profileId: number, { start, end }: Days): readonly DayStatsRow[] {
  const first = Date.parse(start)
  const count = Math.max(0, Math.round((Date.parse(end) - first) / dayMs) + 1)
  if (count > fewDays) return tables.dayStats.by('profileId', profileId).filter(({ date }) => date >= start && date <= end)
  const dates = Array.from({ length: count }, (_, day) => dateOf(first + day * dayMs))
  return dates.flatMap((date) => tables.dayStats.by('profileDay', profileDayKey(profileId, date)))
}
