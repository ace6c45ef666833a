import { unchecked } from '../../core/unchecked.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { dateOf } from '../rows/time.ts'
import { type DayCounts, noCounts } from '../rows/stats.ts'
import { dayKey, profileDayKey, type TandemWorkspace } from '../rows/workspace.ts'

export interface StatsTarget {
  readonly sequence: SequenceRow
  readonly profileId: number | null
  /** In ms since 1970. */
  readonly at: number
}

type Sent = Pick<DayCounts, 'messagesCount' | 'requestsCount'>

type Tally = { -readonly [Count in keyof DayCounts]: number }

interface Entry {
  readonly target: StatsTarget
  readonly date: string
  readonly counts: Tally
}

const namesOf = (counts: Partial<DayCounts>) => unchecked<(keyof DayCounts)[]>(Object.keys(counts))

const countNames = namesOf(noCounts)

/** Counts events by sequence, profile and day. No other code writes `dayStats`. */
export class DailyStats {
  readonly #workspace: TandemWorkspace
  readonly #entries = new Map<string, Entry>()
  /** The numbers of messages and requests that were counted since the last `save`, by profile and day. */
  readonly #sent = new Map<string, Sent>()

  constructor(workspace: TandemWorkspace) {
    this.#workspace = workspace
  }

  count(target: StatsTarget, counts: Partial<DayCounts>): void {
    const tally = this.#entry(target).counts
    for (const name of namesOf(counts)) tally[name] += counts[name] ?? 0
    const { messagesCount = 0, requestsCount = 0 } = counts
    if (target.profileId === null || messagesCount + requestsCount === 0) return
    const key = profileDayKey(target.profileId, dateOf(target.at))
    const sent = this.#sent.get(key)
    this.#sent.set(key, {
      messagesCount: (sent?.messagesCount ?? 0) + messagesCount,
      requestsCount: (sent?.requestsCount ?? 0) + requestsCount,
    })
  }

  /** The number of messages or requests of a profile on a day (UTC). Includes counts that are not saved yet. */
  sentOn(profileId: number, at: number, name: keyof Sent): number {
    const key = profileDayKey(profileId, dateOf(at))
    const rows = this.#workspace.tables.dayStats.by('profileDay', key)
    return rows.reduce((sum, row) => sum + row[name], this.#sent.get(key)?.[name] ?? 0)
  }

  /** Writes the counts to `dayStats`, and adds the used AI credits to the organization's `aiCreditsUsed`. */
  save(): void {
    const { dayStats, organizations } = this.#workspace.tables
    const credits = new Map<number, number>()
    for (const [key, { target, date, counts }] of this.#entries) {
      const [row] = dayStats.by('key', key)
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

  #entry(target: StatsTarget): Entry {
    const date = dateOf(target.at)
    const key = dayKey(target.sequence.id, target.profileId, date)
    const known = this.#entries.get(key)
    if (known) return known
    const entry = { target, date, counts: { ...noCounts } }
    this.#entries.set(key, entry)
    return entry
  }
}

export function sumOf(days: Iterable<DayCounts>): DayCounts {
  const sum: Tally = { ...noCounts }
  for (const day of days) for (const name of countNames) sum[name] += day[name]
  return sum
}

/** Adds counts for a conversation. Does nothing if the conversation has no sequence. */
export function countForConversation(
  workspace: TandemWorkspace,
  { sequenceId, profileId }: ConversationRow,
  at: number,
  counts: Partial<DayCounts>,
): void {
  const sequence = sequenceId === null ? undefined : workspace.tables.sequences.get(sequenceId)
  if (!sequence) return
  const stats = new DailyStats(workspace)
  stats.count({ sequence, profileId, at }, counts)
  stats.save()
}
