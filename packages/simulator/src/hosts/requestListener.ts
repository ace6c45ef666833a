import { type ServerResponse } from 'node:http'
import { type Http2ServerResponse } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Answer } from '../core/answers.ts'

/** Serves simulator and site as node:http wants it. */
export function requestListener(
  answer: (request: Request) => Promise<Answer | Response>,
): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    async (request, { outgoing }) => {
      const answered = await answer(request)
      if (answered instanceof Response) return answered
      write(answered, outgoing)
      return RESPONSE_ALREADY_SENT
    },
    // The simulator works with the platform's own Request and Response.
    { overrideGlobalObjects: false },
  )
}

/** Writes an answer at once: as the stream of a `Response` its text would be copied, and encoded, once more. */
function write({ status, headers, text }: Answer, outgoing: ServerResponse | Http2ServerResponse): void {
  if (status === 0) {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = status
  // A header of its own for each cookie: joined, as `Headers` gives any other, they could not be told apart.
  for (const [name, value] of headers) outgoing.setHeader(name, name === 'set-cookie' ? headers.getSetCookie() : value)
  outgoing.end(text ?? '')
}

/** Whether a path is the simulator's own: from the root only, so that `/demo/api` stays free for the demo in the browser. */
export function isSimulated(path: string): boolean {
  return /^\/(api\/v2|__simulator)(\/|\?|$)/.test(path)
}
