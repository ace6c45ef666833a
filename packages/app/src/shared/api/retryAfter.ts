import { type Operation } from '@tandem/contract'
import { RequestError } from './RequestError.ts'
import { type ApiClient } from './request.ts'

/** In ms. A timer of a browser may fire this much too early. */
const timerToleranceMs = 50

interface Refusal {
  readonly error: RequestError
  /** The end of the wait, in ms of `performance.now()`. */
  readonly until: number
}

/**
 * Wraps an API client: after a 429, it does not send a GET of the same operation before the time in `Retry-After`.
 * Until then each such call fails with the same refusal, also if a poll, the focus of the window or a button caused it.
 * Forms handle the wait of their submits (AUTH-24).
 */
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
