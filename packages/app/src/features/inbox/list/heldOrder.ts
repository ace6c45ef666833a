interface Item {
  readonly id: string | number
}

interface HeldOrder<Row> {
  readonly rows: readonly Row[]
  /** The number of rows that are new or would move up. */
  readonly waiting: number
}

/** Keeps the order of a scrolled list, because rows must not move under the pointer (INBOX-48). */
export function heldOrder<Row extends Item>(rows: readonly Row[], shownIds: readonly Row['id'][]): HeldOrder<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Map(shownIds.map((id, index) => [id, index]))
  const stayed = shownIds.flatMap((id) => byId.get(id) ?? [])
  const lastStayed = rows.findLastIndex(({ id }) => shown.has(id))
  // Rows below the last shown row are from the next page of the list, so they do not move the shown rows.
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
