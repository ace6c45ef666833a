import { hasNextPage } from '@tandem/contract'
import { type PageCursor } from '../../shared/api/operationKey.ts'

interface Item {
  readonly id: number
}

/** Numbers of rows before and after the row around which the page was loaded. Undefined if the page lacks this row. */
function sidesOf(items: readonly Item[], { around }: PageCursor) {
  const index = around === undefined ? -1 : items.findIndex(({ id }) => id === around)
  return index < 0 ? undefined : { before: index, behind: items.length - 1 - index }
}

/** The cursor of the next page (LIST-21). Undefined at the end. */
export function olderCursor(items: readonly Item[], cursor: PageCursor): PageCursor | undefined {
  const last = items.at(-1)
  const { behind } = sidesOf(items, cursor) ?? { behind: items.length }
  return last && hasNextPage(behind) ? { after: last.id } : undefined
}

/** The cursor of the previous page. Undefined at the start. */
export function newerCursor(items: readonly Item[], cursor: PageCursor): PageCursor | undefined {
  const first = items.at(0)
  const before = cursor.before === undefined ? (sidesOf(items, cursor)?.before ?? 0) : items.length
  return first && hasNextPage(before) ? { before: first.id } : undefined
}

interface LoadedPart {
  /** Number of matching rows on the server. */
  readonly total: number
  /** Number of loaded rows, counted from the first row of the list. */
  readonly loaded: number
}

/**
 * Number of matching rows that are not loaded. The parts were read at different times, and rows enter or leave the list
 * between the reads. So the parts can give different numbers, and the smallest number is returned.
 */
export const unloadedCount = (...parts: readonly LoadedPart[]): number =>
  Math.max(0, Math.min(...parts.map(({ total, loaded }) => total - loaded)))

interface MergeOptions<Row extends Item> {
  /** Returns the time of a row in ms. The rows are in the order of this time, latest first. */
  readonly timeOf: (row: Row) => number
  /** The server has rows newer than the loaded rows. */
  readonly hasNewer: boolean
  /** Keeps this row even if the latest rows lack it. */
  readonly keptId?: number | undefined
}

interface Merged<Row> {
  readonly rows: readonly Row[]
  /** Rows between the latest and the loaded rows are missing. */
  readonly hasGap: boolean
}

/**
 * Combines the loaded rows with the polled latest rows (INBOX-47). Removes a loaded row if its time is in the range of
 * the latest rows, but the latest rows do not contain the row. With `hasNewer`, only updates the loaded rows.
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
  // The sort is stable: rows of the same time keep the server's order.
  return { rows: [...latest, ...others].toSorted((one, other) => timeOf(other) - timeOf(one)), hasGap: false }
}
