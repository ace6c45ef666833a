import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Serves a fetch function as node:http wants it. A network failure (`Response.error()`) cuts the connection. */
export function requestListener(answer: (request: Request) => Promise<Response>): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    async (request, { outgoing }) => {
      const response = await answer(request)
      if (response.type !== 'error') return response
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    },
    // The simulator works with the platform's own Request and Response.
    { overrideGlobalObjects: false },
  )
}

/** Whether a path is the simulator's own: from the root only, so that `/demo/api` stays free for the demo in the browser. */
export function isSimulated(path: string): boolean {
  return /^\/(api\/v2|__simulator)(\/|\?|$)/.test(path)
}
