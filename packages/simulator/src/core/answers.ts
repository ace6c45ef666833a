/** An answer before a host sends it: HTTP hosts write its text, others make it a `Response`. */
export interface Answer {
  /** 0 for a network failure, as in `Response.error()`. */
  readonly status: number
  readonly headers: Headers
  /** The whole body. Undefined: none. */
  readonly text?: string
  /** A network failure after the call took effect. */
  readonly isLost?: true
}

/** Headers of every answer: the mark of the simulator, and the virtual time, as the app follows the server's clock. */
function headers(now: number, contentType?: string): Headers {
  return new Headers({
    'x-simulator': '1',
    date: new Date(now).toUTCString(),
    'cache-control': 'no-store',
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  })
}

/** Statuses without a body in HTTP: `Response` throws for one, Node leaves it out. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** An answer with a JSON body, or without a body where there is none or the status allows none. */
export function jsonAnswer(now: number, status: number, body?: unknown): Answer {
  if (body === undefined || bodiless.has(status)) return { status, headers: headers(now) }
  return { status, headers: headers(now, 'application/json'), text: JSON.stringify(body) }
}

/** An answer whose body is text of another kind. */
export function textAnswer(now: number, status: number, text: string, contentType: string): Answer {
  return { status, headers: headers(now, contentType), text }
}

/** An answer that breaks off in the middle of its JSON. */
export function brokenAnswer(now: number, status: number): Answer {
  return textAnswer(now, bodiless.has(status) ? 200 : status, '{"_embedded": {"', 'application/json')
}

/** A failed network, as a caller sees it. HTTP hosts close the connection instead. */
export function networkFailure(): Answer {
  return { status: 0, headers: new Headers() }
}

/** An answer that is lost on its way. HTTP hosts close the connection after its first bytes. */
export function lostAnswer(): Answer {
  return { ...networkFailure(), isLost: true }
}

/** An answer as `fetch` gives it. */
export function responseOf({ status, headers: sent, text }: Answer): Response {
  return status === 0 ? Response.error() : new Response(text ?? null, { status, headers: sent })
}
