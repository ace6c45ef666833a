/** Where an item lands that is dropped above or below another one. */
export function dropPosition(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over
  return from < gap ? gap - 1 : gap
}

/** The list with one item at another place; places outside are cut to the ends. The same list where nothing moves. */
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

/** By how many places a key on a handle moves its item; negative is up. */
export function stepOfKey(key: string): number | undefined {
  return steps.get(key)
}
