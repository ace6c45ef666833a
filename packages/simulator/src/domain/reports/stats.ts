import { addDays } from '@tandem/contract'
import { type Days } from '../stats/aggregate.ts'
import { sumOf } from '../stats/dailyStats.ts'
import { type UserRow } from '../rows/people.ts'
import { type DayCounts, type DayStatsRow } from '../rows/stats.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorld } from '../rows/world.ts'

type DayTotals = ReadonlyMap<string, DayCounts>

/** Totals of days as somebody sees them, as long as nothing is written that they are made of. The world itself holds none of it. */
const caches = new WeakMap<object, { stamp: string; readonly byViewer: Map<number, DayTotals> }>()

/** The figures of each day that has any: of the viewer's organization, for a member only what own profiles did. */
export function dayTotalsOf(world: TandemWorld, viewer: UserRow): DayTotals {
  const { dayStats, users, profiles } = world.tables
  const stamp = [dayStats, users, profiles].map(({ version }) => version).join('.')
  let cache = caches.get(dayStats)
  if (cache?.stamp !== stamp) caches.set(dayStats, (cache = { stamp, byViewer: new Map() }))
  let totals = cache.byViewer.get(viewer.id)
  if (!totals) {
    const passes = statsFilter(world, viewer)
    const rows = [...dayStats.rows()].filter((row) => passes(row))
    const byDate = Map.groupBy(rows, ({ date }) => date)
    totals = new Map(byDate.entries().map(([date, each]) => [date, sumOf(each)]))
    cache.byViewer.set(viewer.id, totals)
  }
  return totals
}

/** The sums of a period. Goes by the days that have figures, so that a period may be as long as it likes. */
export function sumIn(totals: DayTotals, { start, end }: Days): DayCounts {
  return sumOf(totals.entries().flatMap(([date, counts]) => (date >= start && date <= end ? [counts] : [])))
}

/** All days of a period, each once, with what a day without figures has. */
export function* eachDay(
  totals: DayTotals,
  { start, end }: Days,
): Generator<readonly [date: string, counts: DayCounts]> {
  const nothing = sumOf([])
  for (let date = start; date <= end; date = addDays(date, 1)) yield [date, totals.get(date) ?? nothing]
}

function statsFilter(world: TandemWorld, viewer: UserRow): (row: DayStatsRow) => boolean {
  const scope = scopeOf(world, viewer)
  return ({ organizationId, profileId }) => {
    if (organizationId !== viewer.organizationId) return false
    if (scope.seesAll) return true
    const profile = profileId === null ? undefined : world.tables.profiles.get(profileId)
    return profile !== undefined && scope.profile(profile)
  }
}
