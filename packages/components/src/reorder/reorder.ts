/** The new position of the dropped item. */
export function dropPosition(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over
  return from < gap ? gap - 1 : gap
}

/** If `to` is outside the list, moves the item to the nearest end. Returns the same list if no item moves. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  const target = Math.max(0, Math.min(items.length - 1, to))
  if (moved === undefined || from === target) return items
  return items.toSpliced(from, 1).toSpliced(target, 0, moved)
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** The number of positions by which a key moves an item: negative for up, infinite for an end of the list. */
export function stepOfKey(key: string): number | undefined {
  return steps.get(key)
}
