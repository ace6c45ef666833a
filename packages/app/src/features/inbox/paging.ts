import { hasNextPage } from '@tandem/contract'
import { type PageCursor } from '../../shared/api/operationKey.ts'

interface Item {
  readonly id: number
}

/** Rows of a page before and behind the row that it was loaded around; all of them without such a row. */
function sidesOf(items: readonly Item[], { around }: PageCursor) {
  const index = around === undefined ? -1 : items.findIndex(({ id }) => id === around)
  return index < 0 ? undefined : { before: index, behind: items.length - 1 - index }
}

/** The cursor of the page behind one (LIST-21); undefined at the end. */
export function olderCursor(items: readonly Item[], cursor: PageCursor): PageCursor | undefined {
  const last = items.at(-1)
  const { behind } = sidesOf(items, cursor) ?? { behind: items.length }
  return last && hasNextPage(behind) ? { after: last.id } : undefined
}

/** The cursor of the page in front of one; undefined where the list begins with it. */
export function newerCursor(items: readonly Item[], cursor: PageCursor): PageCursor | undefined {
  const first = items.at(0)
  const before = cursor.before === undefined ? (sidesOf(items, cursor)?.before ?? 0) : items.length
  return first && hasNextPage(before) ? { before: first.id } : undefined
}

interface LoadedPart {
  /** How many rows match on the server. */
  readonly total: number
  /** How many of them are loaded from the first one on. */
  readonly loaded: number
}

/**
 * How many rows are behind the loaded ones. A part that was read again later has a smaller total: rows that have left
 * the list were loaded, so the number behind them stays.
 */
export const unloadedCount = (...parts: readonly LoadedPart[]): number =>
  Math.max(0, Math.min(...parts.map(({ total, loaded }) => total - loaded)))

interface MergeOptions<Row extends Item> {
  /** The moment that orders the rows, latest first, as milliseconds. */
  readonly timeOf: (row: Row) => number
  /** There are newer rows than the loaded ones: the list was opened around a row. */
  readonly hasNewer: boolean
  /** Stays, although the latest rows no longer have it. */
  readonly keptId?: number | undefined
}

interface Merged<Row> {
  readonly rows: readonly Row[]
  /** Rows between the latest and the loaded ones are missing: load the pages again. */
  readonly hasGap: boolean
}

/**
 * The loaded rows of a list with its latest ones, which were read later: only those are polled (INBOX-47), however many
 * pages are loaded. A row that the latest ones should have and do not has left the list.
 */
export function mergedRows<Row extends Item>(
  loaded: readonly Row[],
  latest: readonly Row[] | undefined,
  { timeOf, hasNewer, keptId }: MergeOptions<Row>,
): Merged<Row> {
  const known = [...new Map(loaded.map((row) => [row.id, row])).values()]
  if (!latest) return { rows: known, hasGap: false }
  const byId = new Map(latest.map((row) => [row.id, row]))
  if (hasNewer) return { rows: known.map((row) => byId.get(row.id) ?? row), hasGap: false }
  const last = latest.at(-1)
  const isWhole = !last || !hasNextPage(latest.length)
  if (!isWhole && known.length > 0 && !known.some(({ id }) => byId.has(id))) return { rows: known, hasGap: true }
  const others = known.filter(
    (row) => !byId.has(row.id) && (row.id === keptId || (!isWhole && timeOf(row) <= timeOf(last))),
  )
  // The sort is stable: rows of one moment keep the server's order.
  return { rows: [...latest, ...others].toSorted((one, other) => timeOf(other) - timeOf(one)), hasGap: false }
}
