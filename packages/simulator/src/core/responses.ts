/** A response before a host sends it. */
export interface SimulatedResponse {
  /** 0 for a network failure. */
  readonly status: number
  readonly headers: Headers
  readonly text?: string
  readonly isLost?: true
}

/** `x-simulator` marks a response of the simulator. `date` is the virtual time. */
function headers(now: number, contentType?: string): Headers {
  return new Headers({
    'x-simulator': '1',
    date: new Date(now).toUTCString(),
    'cache-control': 'no-store',
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  })
}

/** HTTP has no body for these statuses. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

export function jsonResponse(now: number, status: number, body?: unknown): SimulatedResponse {
  if (body === undefined || bodiless.has(status)) return { status, headers: headers(now) }
  return { status, headers: headers(now, 'application/json'), text: JSON.stringify(body) }
}

export function textResponse(now: number, status: number, text: string, contentType: string): SimulatedResponse {
  return { status, headers: headers(now, contentType), text }
}

/** A response that ends in the middle of its JSON. */
export function brokenResponse(now: number, status: number): SimulatedResponse {
  return textResponse(now, bodiless.has(status) ? 200 : status, '{"_embedded": {"', 'application/json')
}

/** A network failure as seen by the caller. */
export function networkFailure(): SimulatedResponse {
  return { status: 0, headers: new Headers() }
}

/** A response that is lost on its way. */
export function lostResponse(): SimulatedResponse {
  return { ...networkFailure(), isLost: true }
}

export function responseOf({ status, headers: sent, text }: SimulatedResponse): Response {
  return status === 0 ? Response.error() : new Response(text ?? null, { status, headers: sent })
}
