/** The rows that a series of calls was for, one call each. */
export interface EachResult<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly FailedRow<Row>[]
}

export interface FailedRow<Row> {
  readonly row: Row
  readonly error: unknown
}

interface EachOptions {
  /** Stops before the next row. Calls under way are waited for. */
  readonly signal?: AbortSignal
  /** Gets the number of rows done or failed. */
  readonly onProgress?: (count: number) => void
}

/** Calls at a time: few enough not to overload the server. */
const concurrency = 4

/**
 * Makes a call for each row, a few at a time, in order. Failures do not stop it. Rows after an abort are in neither
 * list.
 */
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
