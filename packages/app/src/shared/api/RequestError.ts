/** A response that is not 2xx, a response that cannot be read, or no response (status 0). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: unknown
  /** How long to wait before the next attempt, where the response says so (`Retry-After`). */
  readonly retryAfterSecs: number | undefined
  /** The call changes nothing, so there is nothing to check before it is repeated. */
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

  /** No response: offline, a dropped connection, or a response that is not the demo's own. */
  get isUnanswered(): boolean {
    return this.status === 0
  }

  /** The server may have done it: no response, one that cannot be read, or a failure of the server. */
  get isUncertain(): boolean {
    return this.status < 400 || this.status >= 500
  }

  /** The same request will be refused again: a 4xx other than a timeout (408), too early (425) and too many (429). */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status)
  }
}

/** The failed call behind an error. */
export function requestErrorIn(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error
  return error instanceof Error ? requestErrorIn(error.cause) : undefined
}

/** Whether the requested thing does not exist, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** Whether the caller aborted the request, or a series of them. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
