import { scopeOf } from '../people/scope.ts'
import { type UserRow } from '../rows/people.ts'
import { type DayCounts, type DayStatsRow } from '../rows/stats.ts'
import { type TandemWorld } from '../rows/world.ts'
import { type Days } from '../stats/aggregate.ts'
import { sumOf } from '../stats/dailyStats.ts'

/** The totals of the days of a period that have figures. A member gets only what own profiles did. */
export function dayTotalsOf(world: TandemWorld, viewer: UserRow, { start, end }: Days): ReadonlyMap<string, DayCounts> {
  const { dayStats } = world.tables
  const isVisible = statsFilter(world, viewer)
  const totals = new Map<string, DayCounts>()
  for (const key of dayStats.groups('date').keys()) {
    const date = String(key)
    if (date >= start && date <= end) totals.set(date, sumOf(dayStats.by('date', date).filter(isVisible)))
  }
  return totals
}

function statsFilter(world: TandemWorld, viewer: UserRow): (row: DayStatsRow) => boolean {
  const scope = scopeOf(world, viewer)
  return ({ organizationId, profileId }) => {
    if (organizationId !== viewer.organizationId) return false
    if (scope.seesAll) return true
    const profile = profileId === null ? undefined : world.tables.profiles.get(profileId)
    return profile !== undefined && scope.profiles(profile)
  }
}
