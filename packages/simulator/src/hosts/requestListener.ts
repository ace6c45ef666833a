import { type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Answer } from '../core/answers.ts'

/** Serves simulator and site as node:http wants it. */
export function requestListener(
  answer: (request: Request) => Promise<Answer | Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown> {
  return async (incoming, outgoing) =>
    getRequestListener(
      async (request) => {
        const answered = await answer(request)
        if (answered instanceof Response) return answered
        write(answered, outgoing)
        return RESPONSE_ALREADY_SENT
      },
      // The simulator works with the platform's own Request and Response.
      { overrideGlobalObjects: false },
    )(incoming, outgoing)
}

/** Writes an answer at once: as the stream of a `Response` its text would be copied, and encoded, once more. */
function write({ status, headers, text }: Answer, outgoing: ServerResponse): void {
  if (status === 0) {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = status
  outgoing.setHeaders(headers)
  outgoing.end(text)
}

/** Whether a path is the simulator's own: from the root only, so that `/demo/api` stays free for the demo in the browser. */
export function isSimulated(path: string): boolean {
  return /^\/(api\/v2|__simulator)(\/|\?|$)/.test(path)
}
