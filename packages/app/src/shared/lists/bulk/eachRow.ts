/** What came of doing something to many rows, one call each. */
export interface EachResult<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly FailedRow<Row>[]
}

export interface FailedRow<Row> {
  readonly row: Row
  readonly error: unknown
}

interface EachOptions {
  /** Stops before the next row; what is under way is waited for. */
  readonly signal?: AbortSignal
  /** Rows that are through, done or failed. */
  readonly onProgress?: (count: number) => void
}

/** Calls that are under way at a time: quick, and no siege of the server. */
const concurrency = 4

/** Does something to each row, a few at a time, in their order. A failure stops nothing; rows after an abort are in neither list. */
export async function forEachRow<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { signal, onProgress }: EachOptions = {},
): Promise<EachResult<Row>> {
  const outcomes: ({ readonly error: unknown } | 'done' | undefined)[] = Array.from(rows, () => undefined)
  const waiting = rows.entries()
  let count = 0
  const work = async () => {
    for (const [index, row] of waiting) {
      if (signal?.aborted) return
      try {
        await run(row)
        outcomes[index] = 'done'
      } catch (error) {
        outcomes[index] = { error }
      }
      onProgress?.(++count)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const done: Row[] = []
  const failed: FailedRow<Row>[] = []
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index]
    if (outcome === 'done') done.push(row)
    else if (outcome) failed.push({ row, error: outcome.error })
  }
  return { done, failed }
}
