import { NotPutBack } from '../api/NotPutBack.ts'
import { RequestError } from '../api/RequestError.ts'

/** The pauses before the attempts to return an item, in ms. Together they are longer than a short outage. */
const waitsMs = [0, 1000, 2000, 4000, 8000]

interface Move<Result> {
  readonly leave: () => Promise<unknown>
  readonly join: () => Promise<Result>
  readonly putBack: () => Promise<unknown>
}

/**
 * Moves an item. If the move fails, the item returns to its old place.
 *
 * @throws the error of the failed call, or `NotPutBack` if the return fails
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
      // Perhaps the first `join` succeeded and only its response was lost, so the old place refuses the item.
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
