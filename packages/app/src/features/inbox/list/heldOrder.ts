interface Item {
  readonly id: string | number
}

interface HeldOrder<Row> {
  readonly rows: readonly Row[]
  /** Number of waiting rows: new rows, and rows that would move up. */
  readonly waiting: number
}

/**
 * Keeps the order of the rows while the list is scrolled, so that rows do not move under the pointer (INBOX-48). The
 * content of the rows is current. New rows, and rows that would move up, wait.
 */
export function heldOrder<Row extends Item>(rows: readonly Row[], shownIds: readonly Row['id'][]): HeldOrder<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Map(shownIds.map((id, index) => [id, index]))
  const stayed = shownIds.flatMap((id) => byId.get(id) ?? [])
  const lastStayed = rows.findLastIndex(({ id }) => shown.has(id))
  // Rows after the last shown row belong to older pages, and are appended. New rows above the last shown row wait.
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
