/** A response other than 2xx, an unreadable response, or no response (status 0). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: unknown
  /** `Retry-After`, in seconds. */
  readonly retryAfterSecs: number | undefined
  /** True if the request changes no data that a page shows. */
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

  /** True if no response arrived. In the demo, a response counts only if the simulator sent it. */
  get isUnanswered(): boolean {
    return this.status === 0
  }

  /** True if the server may or may not have executed the request: no response, an unreadable response or a 5xx. */
  get isUncertain(): boolean {
    return this.status < 400 || this.status >= 500
  }

  /** True if the server would refuse a retry: a 4xx other than 408, 425 and 429. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status)
  }
}

export function requestErrorIn(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error
  return error instanceof Error ? requestErrorIn(error.cause) : undefined
}

export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** A 401 can also mean that the user cannot see an entity (AUTH-10). */
export const isNotVisible = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401)

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
