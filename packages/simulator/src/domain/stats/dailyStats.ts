import { unchecked } from '../../core/unchecked.ts'
import { dateOf } from '../rows/day.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type DayCounts, type DayStatsRow } from '../rows/stats.ts'
import { dayKey, profileDayKey, type TandemWorld } from '../rows/world.ts'

/** Whom a fact is counted for. */
export interface StatsTarget {
  readonly sequence: SequenceRow
  readonly profileId: number | null
  /** When it happened, milliseconds since 1970. */
  readonly at: number
}

type Sent = Pick<DayCounts, 'messagesCount' | 'requestsCount'>

type Tally = { -readonly [Count in keyof DayCounts]: number }

interface Entry {
  readonly target: StatsTarget
  readonly date: string
  readonly counts: Tally
}

const nothing: DayCounts = {
  recipientsAdded: 0,
  contactedCount: 0,
  requestsCount: 0,
  requestsAcceptedCount: 0,
  notReachedCount: 0,
  conversationsCount: 0,
  messagesCount: 0,
  repliedCount: 0,
  interestedCount: 0,
  needAnswerDelta: 0,
  objectionsAi: 0,
  objectionsManual: 0,
  followUpsAi: 0,
  followUpsManual: 0,
  callsAi: 0,
  callsManual: 0,
  creditsUsed: 0,
}

const countNames = [
  'recipientsAdded',
  'contactedCount',
  'requestsCount',
  'requestsAcceptedCount',
  'notReachedCount',
  'conversationsCount',
  'messagesCount',
  'repliedCount',
  'interestedCount',
  'needAnswerDelta',
  'objectionsAi',
  'objectionsManual',
  'followUpsAi',
  'followUpsManual',
  'callsAi',
  'callsManual',
  'creditsUsed',
] as const satisfies readonly (keyof DayCounts)[]

/**
 * The only way to the figures of a day: everything that happens is counted here, by the history of a scenario as by the campaign as time passes,
 * and written to the tables by `save`. So every figure of every screen is the number of facts behind it.
 */
export class DailyStats {
  readonly #world: TandemWorld
  readonly #entries = new Map<string, Entry>()
  /** What profiles have sent according to this book, for all sequences. */
  readonly #sent = new Map<string, Sent>()

  constructor(world: TandemWorld) {
    this.#world = world
  }

  count(target: StatsTarget, counts: Partial<DayCounts>): void {
    const tally = this.#entry(target).counts
    // A fact has one to three counts: looking for all seventeen took a tenth of the time in which a world is built.
    for (const name of unchecked<readonly (keyof DayCounts)[]>(Object.keys(counts))) tally[name] += counts[name] ?? 0
    const { messagesCount = 0, requestsCount = 0 } = counts
    if (target.profileId === null || messagesCount + requestsCount === 0) return
    const key = profileDayKey(target.profileId, dateOf(target.at))
    const sent = this.#sent.get(key)
    this.#sent.set(key, {
      messagesCount: (sent?.messagesCount ?? 0) + messagesCount,
      requestsCount: (sent?.requestsCount ?? 0) + requestsCount,
    })
  }

  /** What a profile has sent on the day of a moment, whatever for, by this book and by those closed before. */
  sentOn(profileId: number, at: number, name: keyof Sent): number {
    const key = profileDayKey(profileId, dateOf(at))
    const rows = this.#world.tables.dayStats.by('profileDay', key)
    return rows.reduce((sum, row) => sum + row[name], this.#sent.get(key)?.[name] ?? 0)
  }

  /** Writes the counts to the tables, and the credits to the organization's account. */
  save(): void {
    const { dayStats, organizations } = this.#world.tables
    const credits = new Map<number, number>()
    for (const [key, { target, date, counts }] of this.#entries) {
      const row = this.#row(key)
      const { id: sequenceId, organizationId } = target.sequence
      if (row) dayStats.patch(row.id, sumOf([row, counts]))
      else dayStats.insert({ organizationId, sequenceId, profileId: target.profileId, date, ...counts })
      credits.set(organizationId, (credits.get(organizationId) ?? 0) + counts.creditsUsed)
    }
    for (const [id, used] of credits) {
      const organization = organizations.get(id)
      if (organization && used > 0) organizations.patch(id, { aiCreditsUsed: organization.aiCreditsUsed + used })
    }
    this.#entries.clear()
    this.#sent.clear()
  }

  #row(key: string): DayStatsRow | undefined {
    return this.#world.tables.dayStats.by('key', key)[0]
  }

  #entry(target: StatsTarget): Entry {
    const date = dateOf(target.at)
    const key = dayKey(target.sequence.id, target.profileId, date)
    const known = this.#entries.get(key)
    if (known) return known
    const entry = { target, date, counts: { ...nothing } }
    this.#entries.set(key, entry)
    return entry
  }
}

/** The sums of some days' figures. */
export function sumOf(days: Iterable<DayCounts>): DayCounts {
  const sum: Tally = { ...nothing }
  for (const day of days) for (const name of countNames) sum[name] += day[name]
  return sum
}
