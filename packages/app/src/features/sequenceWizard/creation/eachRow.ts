import { requestErrorIn } from '../../../shared/api/RequestError.ts'

/** The rows that a series of calls was for, one call each. */
export interface EachResult<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly FailedRow<Row>[]
  /** Why it stopped before its end: the server or the connection fails. Undefined: it did not. */
  readonly stopCause: unknown
  /** Rows that were not tried: they come after an abort or a stop. */
  readonly untried: readonly Row[]
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
  /** Stops after this many failures in a row that no row caused, and where the session has ended. Default: never. */
  readonly failuresToStop?: number
}

/** Calls at a time: few enough not to overload the server. */
const concurrency = 4

/** Makes a call for each row, a few at a time, in order. Failures do not stop it, unless `failuresToStop` says so. */
export async function forEachRow<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { signal, onProgress, failuresToStop = Infinity }: EachOptions = {},
): Promise<EachResult<Row>> {
  const outcomes: ({ readonly error: unknown } | 'done' | undefined)[] = Array.from(rows, () => undefined)
  const waiting = rows.entries()
  let count = 0
  let inRow = 0
  let stopCause: unknown
  const note = (error: unknown) => {
    const cause = requestErrorIn(error)
    const isSessionOver = cause?.status === 401
    inRow = cause?.isFinal && !isSessionOver ? 0 : inRow + 1
    if (failuresToStop < Infinity && (isSessionOver || inRow >= failuresToStop)) stopCause ??= error
  }
  const work = async () => {
    for (const [index, row] of waiting) {
      if (signal?.aborted || stopCause !== undefined) return
      try {
        await run(row)
        outcomes[index] = 'done'
        inRow = 0
      } catch (error) {
        outcomes[index] = { error }
        note(error)
      }
      onProgress?.(++count)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const done: Row[] = []
  const failed: FailedRow<Row>[] = []
  const untried: Row[] = []
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index]
    if (outcome === 'done') done.push(row)
    else if (outcome) failed.push({ row, error: outcome.error })
    else untried.push(row)
  }
  return { done, failed, stopCause, untried }
}
