/** A row as it is drawn: its place among the loaded rows, and its id. */
interface DrawnRow {
  readonly index: number
  readonly id: string
}

/** Which element, by its key, shows which row. */
export interface RowElements {
  readonly byId: ReadonlyMap<string, number>
  readonly byIndex: ReadonlyMap<number, number>
  /** The first key that nothing has had. */
  readonly free: number
}

export const noRowElements: RowElements = { byId: new Map(), byIndex: new Map(), free: 0 }

/**
 * Gives rows their elements: a row keeps its own, wherever it goes; another row in a place whose row is gone takes over that one's. So another
 * page changes texts, and makes no element anew.
 */
export function rowElementsOf(before: RowElements, drawn: readonly DrawnRow[]): RowElements {
  const kept = new Set(drawn.flatMap(({ id }) => before.byId.get(id) ?? []))
  const [byId, byIndex] = [new Map<string, number>(), new Map<number, number>()]
  let { free } = before
  for (const { index, id } of drawn) {
    const left = before.byIndex.get(index)
    const key = before.byId.get(id) ?? (left !== undefined && !kept.has(left) ? left : free++)
    byId.set(id, key)
    byIndex.set(index, key)
  }
  return { byId, byIndex, free }
}
