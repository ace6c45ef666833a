import { NotPutBack } from '../api/NotPutBack.ts'
import { RequestError } from '../api/RequestError.ts'

/** Waits before each attempt to put an item back, in ms. A short outage must not cost the old place. */
const waitsMs = [0, 1000, 2000, 4000, 8000]

interface Move<Result> {
  readonly leave: () => Promise<unknown>
  readonly join: () => Promise<Result>
  /** Joins the old place again. */
  readonly putBack: () => Promise<unknown>
}

/**
 * Moves an item to a place that accepts it only after it has left its old place. If that fails, puts it back.
 * @throws the error of the new place; `NotPutBack` if the item could not be put back either
 */
export async function moveOrPutBack<Result>({ leave, join, putBack }: Move<Result>): Promise<Result> {
  let hasLeft = false
  try {
    await leave()
    hasLeft = true
    return await join()
  } catch (error) {
    if (!hasLeft && isRefused(error)) throw error
    const back = await repeated(putBack)
    if (back === 'done') throw error
    if (back === 'refused') {
      // The response of the first `join` may have been lost. Then the item is in the new place already.
      try {
        return await join()
      } catch {
        throw new NotPutBack(error, hasLeft)
      }
    }
    throw new NotPutBack(error, hasLeft)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isRefused = (error: unknown): boolean => error instanceof RequestError && error.isFinal

async function repeated(call: () => Promise<unknown>): Promise<'done' | 'refused' | 'failed'> {
  for (const ms of waitsMs) {
    if (ms > 0) await wait(ms)
    try {
      await call()
      return 'done'
    } catch (error) {
      if (isRefused(error)) return 'refused'
    }
  }
  return 'failed'
}
