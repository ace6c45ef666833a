interface Item {
  readonly id: string | number
}

interface HeldOrder<Row> {
  readonly rows: readonly Row[]
  /** Rows that wait above: new ones, and those that would move up. */
  readonly waiting: number
}

/**
 * Rows in the order in which they were shown, while the list is scrolled: nothing moves under the pointer (INBOX-48).
 * Their content is current. New rows, and those that moved to the front, wait.
 */
export function heldOrder<Row extends Item>(rows: readonly Row[], shownIds: readonly Row['id'][]): HeldOrder<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Map(shownIds.map((id, index) => [id, index]))
  const stayed = shownIds.flatMap((id) => byId.get(id) ?? [])
  const lastStayed = rows.findLastIndex(({ id }) => shown.has(id))
  // Older pages are added behind; what is new in front of a shown row waits.
  const appended = rows.slice(lastStayed + 1)
  let newestShown = Infinity
  let waiting = 0
  for (const { id } of rows.slice(0, lastStayed + 1).toReversed()) {
    const place = shown.get(id)
    if (place === undefined || place > newestShown) waiting += 1
    else newestShown = place
  }
  return { rows: [...stayed, ...appended], waiting }
}
