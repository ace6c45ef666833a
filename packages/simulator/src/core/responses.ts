/** A response before a host sends it. HTTP hosts write its text, other hosts create a `Response`. */
export interface SimulatedResponse {
  /** 0 for a network failure, as in `Response.error()`. */
  readonly status: number
  readonly headers: Headers
  /** The whole body. Undefined: no body. */
  readonly text?: string
  /** A network failure after the call took effect. */
  readonly isLost?: true
}

/**
 * `x-simulator` marks a response of the simulator. `date` is the virtual time, because the app uses the server's clock.
 */
function headers(now: number, contentType?: string): Headers {
  return new Headers({
    'x-simulator': '1',
    date: new Date(now).toUTCString(),
    'cache-control': 'no-store',
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  })
}

/** Statuses without a body in HTTP. With a body and such a status, the constructor of `Response` throws. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** A response with a JSON body. The body is omitted if it is undefined or the status allows no body. */
export function jsonResponse(now: number, status: number, body?: unknown): SimulatedResponse {
  if (body === undefined || bodiless.has(status)) return { status, headers: headers(now) }
  return { status, headers: headers(now, 'application/json'), text: JSON.stringify(body) }
}

/** A response with a text body of the given content type. */
export function textResponse(now: number, status: number, text: string, contentType: string): SimulatedResponse {
  return { status, headers: headers(now, contentType), text }
}

/** A response that ends in the middle of its JSON. */
export function brokenResponse(now: number, status: number): SimulatedResponse {
  return textResponse(now, bodiless.has(status) ? 200 : status, '{"_embedded": {"', 'application/json')
}

/** A network failure as seen by the caller. HTTP hosts close the connection instead. */
export function networkFailure(): SimulatedResponse {
  return { status: 0, headers: new Headers() }
}

/** A response that is lost on its way. HTTP hosts close the connection after the first bytes. */
export function lostResponse(): SimulatedResponse {
  return { ...networkFailure(), isLost: true }
}

/** Converts a response to the type that `fetch` returns. */
export function responseOf({ status, headers: sent, text }: SimulatedResponse): Response {
  return status === 0 ? Response.error() : new Response(text ?? null, { status, headers: sent })
}
