import { isWebsite } from '../client/rules.ts'
import { targetNamed } from './columnNames.ts'
import { profileUrlRank } from '../recipient/profileUrl.ts'

/** IMPORT-7: whether a row is a header: a row with a link is data. */
export function isHeaderRow(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return !values.some((value) => isWebsite(value) || profileUrlRank(value) > 0)
}

/**
 * IMPORT-28: the index of the row that is most likely the header, as some programs write notes above it: the row with
 * the most names of fields, else the first one that is more than half as wide as the widest.
 */
export function suggestedHeaderIndex(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== ''))
  const named = filled.map((cells) => new Set(cells.flatMap((cell) => targetNamed(cell) ?? [])).size)
  const mostNames = Math.max(...named)
  const widest = Math.max(...filled.map((cells) => cells.length))
  const isNamed = (index: number) => named[index] === mostNames && (mostNames > 1 || filled[index]?.length === 1)
  const byNames = mostNames > 0 ? rows.findIndex((_, index) => isNamed(index)) : -1
  if (byNames >= 0) return byNames
  return Math.max(
    0,
    filled.findIndex((cells) => cells.length * 2 > widest),
  )
}
