/** An answer that is not 2xx, an answer that can't be read, or no answer at all (status 0). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown, reason = `request failed with ${status}`) {
    super(reason)
    this.status = status
    this.body = body
  }

  /** Nobody answered: offline, a dropped connection, or an answer that is not the demo's own. */
  get isUnanswered(): boolean {
    return this.status === 0
  }

  /** The same request will be refused again: a 4xx other than a timeout (408), too early (425) and too many (429). */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status)
  }
}

/** What was asked for is not there (any more). */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** The caller gave up the request, or a series of them. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
