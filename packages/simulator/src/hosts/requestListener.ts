import { randomUUID } from 'node:crypto'
import { type ServerResponse } from 'node:http'
import { type Http2ServerResponse } from 'node:http2'
import { type Writable } from 'node:stream'
import { constants, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { jsonResponse, type SimulatedResponse } from '../core/responses.ts'
import { type Simulator } from '../index.ts'
import { controlRefusal, type GuardOptions } from './controlGuard.ts'

/** SIM-32: a token that cannot be guessed. */
export const newToken = (): string => randomUUID()

/** Responds to a request. Refuses control calls that other web pages make (SIM-30). */
export async function respondGuarded(
  simulator: Simulator,
  request: Request,
  options: GuardOptions = {},
): Promise<SimulatedResponse> {
  const isControl = new URL(request.url).pathname.includes('/__simulator')
  const refusal = isControl ? controlRefusal(request, options) : undefined
  if (!refusal) return simulator.respond(request)
  return jsonResponse(simulator.clock.now(), refusal.status, { message: refusal.message })
}

/** A node:http listener for the simulator and the site. */
export function requestListener(
  respond: (request: Request) => Promise<SimulatedResponse | Response>,
): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    async (request, { outgoing }) => {
      const response = await respond(request)
      if (response instanceof Response) return response
      write(response, outgoing, /\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
      return RESPONSE_ALREADY_SENT
    },
    // The simulator uses the platform's Request and Response.
    { overrideGlobalObjects: false },
  )
}

/** Length of the shortest text that is compressed. A shorter response needs only a few packets. */
const leastCompressedLength = 8192

/** Writes a text in one piece. A stream would exceed the time budget for read requests (ADR 4). */
function write(
  { status, headers, text = '', isLost }: SimulatedResponse,
  outgoing: ServerResponse | Http2ServerResponse,
  takesGzip: boolean,
): void {
  if (status === 0) {
    if (!isLost) {
      outgoing.destroy()
      return
    }
    // Sends one byte first: if a reused connection closes before the first byte, a browser repeats the request.
    outgoing.setHeader('content-type', 'application/json')
    outgoing.setHeader('content-length', '2')
    // Node's `Date` header would have this machine's time instead of the virtual time.
    outgoing.sendDate = false
    const stream: Writable = outgoing
    stream.write('{', () => stream.destroy())
    return
  }
  outgoing.statusCode = status
  // `Headers` joins the values of a name with commas, and cookies may contain commas.
  for (const [name, value] of headers) outgoing.setHeader(name, name === 'set-cookie' ? headers.getSetCookie() : value)
  if (!takesGzip || text.length < leastCompressedLength) {
    outgoing.end(text)
    return
  }
  outgoing.setHeader('content-encoding', 'gzip')
  outgoing.end(gzipSync(text, { level: constants.Z_BEST_SPEED }))
}

/** True for calls to this simulator. False for calls below `/demo/api`: the simulator in the browser handles them. */
export function isSimulated(path: string): boolean {
  return /^\/(api\/v2|__simulator)(\/|\?|$)/.test(path)
}
