import { timeZoneId, type Profile } from '@tandem/contract'
import { weeklyRequestsLimit } from '../campaign/plan/requestLimit.ts'
import { dateOf } from '../rows/day.ts'
import { type ProfileRow } from '../rows/people.ts'
import { aggregateOf, type Days } from '../stats/aggregate.ts'
import { type TandemWorld } from '../rows/world.ts'

const dayMs = 86_400_000

type MadeViews = WeakMap<ProfileRow, { readonly stamp: string; readonly view: Profile }>

/** The view that was made last of a row, by the world's table of days: it counts as long as nothing is written that it is made of. */
const madeIn = new WeakMap<object, MadeViews>()

/** A profile as answers show it; with a period it carries that period's sums. */
export function profileView(world: TandemWorld, row: ProfileRow, period?: Days): Profile {
  const { dayStats, organizations } = world.tables
  const { start, end } = period ?? {}
  const stamp = [dayStats.version, organizations.version, dateOf(world.clock.now()), start, end].join()
  let made = madeIn.get(dayStats)
  if (!made) madeIn.set(dayStats, (made = new WeakMap()))
  const known = made.get(row)
  if (known?.stamp === stamp) return known.view
  const view = Object.freeze(madeView(world, row, period))
  made.set(row, { stamp, view })
  return view
}

function madeView(world: TandemWorld, row: ProfileRow, period: Days | undefined): Profile {
  const { organizationId, dateRemoved: _dateRemoved, ...profile } = row
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
    ...(period
      ? { stats: Object.freeze(aggregateOf(days.filter(({ date }) => date >= period.start && date <= period.end))) }
      : {}),
  }
}
