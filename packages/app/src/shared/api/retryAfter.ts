import { type Operation } from '@tandem/contract'
import { RequestError } from './RequestError.ts'
import { type ApiClient } from './request.ts'

/** A browser's timer can fire too early by this number of ms. */
const timerToleranceMs = 50

interface Refusal {
  readonly error: RequestError
  /** A time of `performance.now()`, in ms. */
  readonly until: number
}

/** After a 429, a GET of the same operation fails with this 429 until the time in `Retry-After`. */
export function withRetryAfter(request: ApiClient): ApiClient {
  const refusals = new Map<Operation, Refusal>()
  return async (operation, input, options) => {
    const refusal = operation.method === 'GET' ? refusals.get(operation) : undefined
    const leftMs = refusal ? refusal.until - performance.now() : 0
    if (refusal && leftMs > timerToleranceMs) {
      const { status, body, message } = refusal.error
      throw new RequestError(status, body, message, Math.ceil(leftMs / 1000))
    }
    try {
      return await request(operation, input, options)
    } catch (error) {
      if (error instanceof RequestError && error.status === 429 && error.retryAfterSecs !== undefined)
        refusals.set(operation, { error, until: performance.now() + error.retryAfterSecs * 1000 })
      throw error
    }
  }
}
