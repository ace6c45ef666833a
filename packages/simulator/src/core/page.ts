import { type RowGroups } from './rowGroups.ts'
import { type PageRequest, type Row } from './table.ts'

/** Reads one page of an order. `cursorRow` is the row that the request's cursor names. */
export function readPage<R extends Row>(
  order: RowGroups<R>,
  { group, isDescending = false, limit, after, before, around, where }: PageRequest<R, string>,
  rowOf: (id: number) => R | undefined,
): readonly R[] {
  const rows = order.group(group)
  if (!rows) return []
  const step = isDescending ? -1 : 1
  /** Up to `most` rows from a place on, in one direction. */
  const walk = (from: number, direction: number, most: number): R[] => {
    const found: R[] = []
    for (let place = from; found.length < most; place += direction) {
      const row = rows.at(place)
      if (!row) break
      if (!where || where(row)) found.push(row)
    }
    return found
  }
  const cursor = after ?? before ?? around
  if (cursor === undefined) return walk(isDescending ? rows.count - 1 : 0, step, limit)
  const cursorRow = rowOf(cursor)
  const found = cursorRow && order.locate(cursorRow)
  if (!cursorRow || found?.rows !== rows) return []
  const { place } = found
  if (after !== undefined) return walk(place + step, step, limit)
  if (before !== undefined) return walk(place - step, -step, limit).toReversed()
  const ahead = walk(place - step, -step, Math.floor(limit / 2)).toReversed()
  // Near the beginning the room that is left goes to what follows.
  return [...ahead, ...walk(place, step, limit - ahead.length)]
}
