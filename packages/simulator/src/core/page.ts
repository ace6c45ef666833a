import { type PageRequest } from './table.ts'

/**
 * Reads one page of sorted ids.
 * @param cursorPlace position of the request's cursor in `ids`
 */
export function readPage<R>(
  ids: readonly number[],
  cursorPlace: number | undefined,
  {
    isDescending = false,
    limit,
    offset = 0,
    after,
    before,
    around,
    where,
  }: Omit<PageRequest<R, string>, 'order' | 'group'>,
  rowOf: (id: number) => R | undefined,
): readonly R[] {
  const step = isDescending ? -1 : 1
  const walk = (from: number, direction: number, most: number): R[] => {
    const found: R[] = []
    for (let place = from; found.length < most; place += direction) {
      const id = ids[place]
      if (id === undefined) break
      const row = rowOf(id)
      if (row !== undefined && (!where || where(row))) found.push(row)
    }
    return found
  }
  if ((after ?? before ?? around) === undefined)
    return walk(isDescending ? ids.length - 1 - offset : offset, step, limit)
  if (cursorPlace === undefined) return []
  if (after !== undefined) return walk(cursorPlace + step, step, limit)
  if (before !== undefined) return walk(cursorPlace - step, -step, limit).toReversed()
  const ahead = walk(cursorPlace - step, -step, Math.floor(limit / 2)).toReversed()
  // If too few rows are before the cursor, more rows after the cursor fill the page.
  return [...ahead, ...walk(cursorPlace, step, limit - ahead.length)]
}
