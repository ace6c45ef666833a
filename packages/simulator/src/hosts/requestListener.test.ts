import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type SimulatedResponse,
  brokenResponse,
  jsonResponse,
  lostResponse,
  networkFailure,
  responseOf,
  textResponse,
} from '../core/responses.ts'
import { requestListener } from './requestListener.ts'

const now = Date.parse('2026-11-20T15:30:00Z')

function withCookies(response: SimulatedResponse): SimulatedResponse {
  for (const cookie of ['one=1; Path=/; HttpOnly', 'two=2; Expires=Sat, 21 Nov 2026 10:00:00 GMT'])
    response.headers.append('set-cookie', cookie)
  return response
}

const longBody = { names: 'Zoë 🙂'.repeat(2000) }

/** The response to each path. */
const responses: Readonly<Record<string, () => SimulatedResponse>> = {
  '/json': () => jsonResponse(now, 200, { name: 'Zoë 🙂' }),
  '/long': () => jsonResponse(now, 200, longBody),
  '/created': () => jsonResponse(now, 201, { id: 1 }),
  '/refused': () => jsonResponse(now, 422, { message: 'No.' }),
  '/failed': () => jsonResponse(now, 503, { message: 'Closed for today.' }),
  '/empty': () => jsonResponse(now, 204),
  '/unchanged': () => jsonResponse(now, 304, { message: 'Not to be sent.' }),
  '/nothing': () => jsonResponse(now, 200),
  '/picture': () => textResponse(now, 200, '<svg/>', 'image/svg+xml'),
  '/cookies': () => withCookies(jsonResponse(now, 200, {})),
  '/broken': () => brokenResponse(now, 200),
}
const lost: Readonly<Record<string, () => SimulatedResponse>> = { '/lost': lostResponse }

interface Sent {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

const sent = (server: Server, path: string, method: string, body?: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const { port } = Object(server.address())
    const sending = request({ port, path, method, agent: false }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => void (text += part))
      incoming.on('end', () => resolve({ status: incoming.statusCode, headers: incoming.headers, text }))
    })
    sending.on('error', reject)
    sending.end(body)
  })

async function listening(respond: (request: Request) => Promise<SimulatedResponse | Response>): Promise<Server> {
  const listener = requestListener(respond)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const responseTo = ({ url }: Request): SimulatedResponse =>
  ({ ...responses, ...lost })[new URL(url).pathname]?.() ?? networkFailure()

describe('a response over HTTP', () => {
  let server: Server
  /** Converts each response to a `Response` object, and sends this object. */
  let reference: Server
  beforeAll(async () => {
    server = await listening((asked) => Promise.resolve(responseTo(asked)))
    reference = await listening((asked) => Promise.resolve(responseOf(responseTo(asked))))
  })
  afterAll(() => {
    for (const each of [server, reference]) each.closeAllConnections()
    for (const each of [server, reference]) each.close()
  })

  test.each(Object.keys(responses).flatMap((path) => ['GET', 'HEAD', 'POST'].map((method) => [method, path] as const)))(
    'the response to %s %s has the same status, text and headers as the equivalent `Response` object',
    async (method, path) => {
      const expected = await sent(reference, path, method)
      const { status, headers, text } = await sent(server, path, method)
      expect([status, text]).toEqual([expected.status, expected.text])
      for (const name of ['content-type', 'date', 'x-simulator', 'cache-control', 'set-cookie']) {
        expect([name, headers[name]]).toEqual([name, expected.headers[name]])
      }
    },
  )

  test('the response has a header `content-length` with the length of its text in bytes', async () => {
    const text = JSON.stringify({ name: 'Zoë 🙂' })
    const length = String(Buffer.byteLength(text))
    expect(await sent(server, '/json', 'GET')).toMatchObject({ text, headers: { 'content-length': length } })
    expect(await sent(server, '/json', 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect(await sent(server, '/nothing', 'GET')).toMatchObject({ text: '', headers: { 'content-length': '0' } })
    expect((await sent(server, '/empty', 'DELETE')).headers).not.toHaveProperty('content-length')
    expect(await sent(server, '/unchanged', 'GET')).toMatchObject({ status: 304, text: '' })
  })

  test('the response is compressed if its text is long and the caller accepts compression', async () => {
    const { port } = Object(server.address())
    const read = async (path: string, encoding: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
      return { encoding: response.headers.get('content-encoding'), body: await response.json() }
    }
    expect(await read('/long', 'br, gzip')).toEqual({ encoding: 'gzip', body: longBody })
    expect(await read('/long', 'identity')).toEqual({ encoding: null, body: longBody })
    expect(await read('/json', 'gzip')).toEqual({ encoding: null, body: { name: 'Zoë 🙂' } })
  })

  test('the response has one header per cookie', async () => {
    expect((await sent(server, '/cookies', 'GET')).headers['set-cookie']).toEqual([
      'one=1; Path=/; HttpOnly',
      'two=2; Expires=Sat, 21 Nov 2026 10:00:00 GMT',
    ])
  })

  test('SIM-15 a network failure closes the connection', async () => {
    await expect(sent(server, '/fails', 'GET')).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect(sent(server, '/fails', 'POST', 'a body')).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await sent(server, '/json', 'GET')).status).toBe(200)
  })

  test('SIM-15 a lost response ends before its text is complete', async () => {
    const { port } = Object(server.address())
    const response = await fetch(`http://127.0.0.1:${port}/lost`, { method: 'POST' })
    expect(response.headers.get('date')).toBeNull()
    await expect(response.text()).rejects.toThrow('terminated')
    expect((await sent(server, '/json', 'GET')).status).toBe(200)
  })

  test('the response is sent although the simulator has not read the body of the request', async () => {
    expect((await sent(server, '/refused', 'POST', 'x'.repeat(300_000))).status).toBe(422)
    expect((await sent(server, '/json', 'GET')).status).toBe(200)
  })
})
