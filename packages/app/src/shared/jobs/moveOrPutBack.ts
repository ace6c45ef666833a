import { NotPutBack } from '../api/NotPutBack.ts'
import { RequestError } from '../api/RequestError.ts'

/** Waits before each attempt to put something back, in ms: a short outage must not cost the old place. */
const waitsMs = [0, 1000, 2000, 4000, 8000]

interface Move<Result> {
  readonly leave: () => Promise<unknown>
  readonly join: () => Promise<Result>
  /** Joins the old place again. */
  readonly putBack: () => Promise<unknown>
}

/**
 * Moves something to a place that takes it only once it has left the old one. After a failure it goes back there.
 * @throws why it could not join; `NotPutBack` when it could not go back either
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
      // Perhaps a call has worked whose response was lost: then it has joined the new place already.
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
