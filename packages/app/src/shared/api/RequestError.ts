/** A response that is not 2xx, an unreadable response, or no response (status 0). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: unknown
  /** Seconds to wait before the next attempt (`Retry-After` of the response). */
  readonly retryAfterSecs: number | undefined
  /** True if the call changes no data that a page shows, so that the user can retry it without a check. */
  readonly isSafe: boolean

  constructor(
    status: number,
    body: unknown,
    reason = `request failed with ${status}`,
    retryAfterSecs?: number,
    isSafe = false,
  ) {
    super(reason)
    this.isSafe = isSafe
    this.status = status
    this.body = body
    this.retryAfterSecs = retryAfterSecs
  }

  /**
   * True without a response: offline, a dropped connection, or a response that does not come from the demo's simulator.
   */
  get isUnanswered(): boolean {
    return this.status === 0
  }

  /** True if the call may have had an effect: no response, an unreadable response, or a failure of the server. */
  get isUncertain(): boolean {
    return this.status < 400 || this.status >= 500
  }

  /** True if a retry would be refused again: a 4xx other than 408, 425 and 429 (too many requests). */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status)
  }
}

/** The failed call behind an error. */
export function requestErrorIn(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error
  return error instanceof Error ? requestErrorIn(error.cause) : undefined
}

/** True after a 404: the requested entity does not exist. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** True if an entity does not exist, or the user cannot see it: a 401 that does not end the session (AUTH-10). */
export const isNotVisible = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401)

/** True if the caller aborted the request, or a series of requests. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
