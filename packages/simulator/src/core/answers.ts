/** Headers of every answer: that it is simulated, and the virtual time (the app follows the server's clock). */
function headers(now: number, contentType?: string): Headers {
  return new Headers({
    'x-simulator': '1',
    date: new Date(now).toUTCString(),
    'cache-control': 'no-store',
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  })
}

/** An answer with a JSON body, or with none. */
export function jsonAnswer(now: number, status: number, body?: unknown): Response {
  if (body === undefined) return new Response(null, { status, headers: headers(now) })
  return new Response(JSON.stringify(body), { status, headers: headers(now, 'application/json') })
}

/** An answer whose body is text of another kind. */
export function textAnswer(now: number, status: number, body: string, contentType: string): Response {
  return new Response(body, { status, headers: headers(now, contentType) })
}

/** A successful answer that breaks off in the middle of its JSON. */
export function brokenAnswer(now: number): Response {
  return new Response('{"_embedded": {"', { headers: headers(now, 'application/json') })
}

/** What a caller sees when the network fails. Hosts that speak HTTP cut the connection instead. */
export function networkFailure(): Response {
  return Response.error()
}
