import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import {
  clientFileUpload,
  customAttributeCreate,
  customAttributeDelete,
  customAttributePatch,
  dashboardGet,
  login,
  organizationGet,
  recipientImportUpload,
  sequenceCalendlyAuth,
  sequenceGet,
  sequenceList,
  userMe,
} from '@tandem/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type SimulatedApp, simulatedStart, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { RequestError } from './RequestError.ts'
import { type ApiClientOptions, createApiClient, operationUrl } from './request.ts'

const base = 'http://tandem.test/api/v2'
const range = { query: { dateStart: '2026-03-03', dateEnd: '2026-03-10' } }

describe('the address of a request', () => {
  test('SHELL-42 repeats the name of a parameter for each value of an array', () => {
    const query = { view: 'admin_list' as const, limit: 25, category: ['a b', 'c&d'], select: undefined }
    expect(operationUrl('/api/v2', sequenceList, { query })).toBe(
      '/api/v2/sequences?view=admin_list&limit=25&category=a+b&category=c%26d',
    )
  })

  test('contains the path parameters of the operation, encoded', () => {
    expect(operationUrl('/demo/api/v2', sequenceGet, { params: { id: 7 } })).toBe('/demo/api/v2/sequences/7')
    expect(operationUrl('', sequenceCalendlyAuth, { params: { uuid: '../x' } })).toBe(
      '/sequences/by-calendly-id/..%2Fx/calendly/auth',
    )
  })
})

describe('an API client', () => {
  let app: SimulatedApp
  beforeEach(() => {
    app = startSimulatedApp()
  })

  const client = (options: Partial<ApiClientOptions> = {}) =>
    createApiClient({ base, requiresSimulatorHeader: true, ...options })
  const failure = async (call: Promise<unknown>) => {
    const error: unknown = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return error
  }

  test('returns the response', async () => {
    const onServerTime = vi.fn<(serverTime: number) => void>()
    const user = await client({ onServerTime })(userMe, { query: {} })
    expect(user.email).toBe('demo@example.com')
    expect(onServerTime).toHaveBeenCalledExactlyOnceWith(simulatedStart)
  })

  test('SHELL-90 after a lost response to a DELETE, a retry that gets a 404 counts as a success', async () => {
    const request = client()
    const send = () => request(customAttributeDelete, { params: { id: 1 } })
    await app.control('/faults', { operationId: 'customAttributeDelete', lostResponse: true, times: 1 })
    expect(await failure(send())).toMatchObject({ isUncertain: true })
    expect(await send()).toBeUndefined()
    expect(await failure(send())).toMatchObject({ status: 404 })
  })

  test('the client waits until its backend is ready', async () => {
    const ready = Promise.withResolvers<void>()
    const response = client({ whenReady: ready.promise })(userMe, { query: {} })
    expect(await app.calls()).toEqual([])
    ready.resolve()
    await response
    expect(await app.calls()).toEqual(['userMe 200'])
  })

  test('SHELL-43 the client throws the status and the body of a refusal', async () => {
    const error = await failure(client()(organizationGet, { params: { organizationId: 999 } }))
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
      isFinal: true,
      isUnanswered: false,
    })
  })

  test('the client distinguishes a missing response, a failure of the server and an abort', async () => {
    await app.control('/faults', { operationId: 'userMe', offline: true, times: 1 })
    expect(await failure(client()(userMe, { query: {} }))).toMatchObject({
      status: 0,
      isUnanswered: true,
      isFinal: false,
    })
    await app.control('/faults', { operationId: 'userMe', status: 500, times: 1 })
    expect(await failure(client()(userMe, { query: {} }))).toMatchObject({ status: 500, isFinal: false })
    const aborted = new AbortController()
    const call = client()(userMe, { query: {} }, { signal: aborted.signal })
    aborted.abort()
    expect(await failure(call)).toMatchObject({ name: 'AbortError' })
  })

  test('an abort during the response rejects the request with an AbortError', async () => {
    const stop = new AbortController()
    const body = new ReadableStream({
      start: (stream) => stop.signal.addEventListener('abort', () => stream.error(stop.signal.reason)),
    })
    const headers = { 'content-type': 'application/json', 'x-simulator': '1' }
    const transport = async () => new Response(body, { headers })
    const call = client()(userMe, { query: {} }, { signal: stop.signal, transport })
    setTimeout(() => stop.abort())
    expect(await failure(call)).toMatchObject({ name: 'AbortError' })
  })

  test('a 401 ends the session, unless the operation is public or tolerates a 401', async () => {
    const onSessionEnd = vi.fn<() => void>()
    const request = client({ onSessionEnd })
    await app.control('/faults', { operationId: '*', status: 401 })
    await failure(request(userMe, { query: {} }))
    await failure(request(login, { body: { email: 'demo@example.com', password: 'wrong' } }))
    expect(onSessionEnd).not.toHaveBeenCalled()
    await failure(request(dashboardGet, range))
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })

  test.each([
    [{ 'retry-after': '90' }, 90],
    [{ 'retry-after': 'Tue, 10 Mar 2026 12:01:30 GMT', date: 'Tue, 10 Mar 2026 12:00:00 GMT' }, 90],
    [{ 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT', date: 'Tue, 10 Mar 2026 12:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon', date: 'Tue, 10 Mar 2026 12:00:00 GMT' }, undefined],
    [{}, undefined],
  ])('AUTH-24 the error contains the waiting time that the headers %j give', async (headers, retryAfterSecs) => {
    const transport = () => Promise.resolve(Response.json({ message: 'Too many.' }, { status: 429, headers }))
    const request = createApiClient({ base, requiresSimulatorHeader: false })
    expect(await failure(request(userMe, { query: {} }, { transport }))).toMatchObject({ status: 429, retryAfterSecs })
  })

  test('AUTH-24, SIM-15 a simulated fault can contain the waiting time', async () => {
    await app.control('/faults', { operationId: 'userMe', status: 429, retryAfterSecs: 5 })
    expect(await failure(client()(userMe, { query: {} }))).toMatchObject({ status: 429, retryAfterSecs: 5 })
  })

  test('LIST-34 a response keeps its unknown fields', async () => {
    const user = await client()(userMe, { query: {} })
    await app.control('/faults', { operationId: 'userMe', status: 200, body: { ...user, shoeSize: 43 } })
    expect(await client()(userMe, { query: {} })).toEqual({ ...user, shoeSize: 43 })
  })

  test('SHELL-63 the client reports each mismatch with the contract once', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const user = await client()(userMe, { query: {} })
    await app.control('/faults', { operationId: 'userMe', status: 200, body: { ...user, name: null, email: 5 } })
    const request = client()
    for (let poll = 0; poll < 2; poll++)
      expect(await request(userMe, { query: {} })).toEqual({ ...user, name: '', email: '' })
    expect(reported.mock.calls.map(String)).toEqual([
      'TypeError: GET /users/me: expected string as name',
      'TypeError: GET /users/me: expected string as email',
    ])
  })

  test('SHELL-63 a response with an HTML page counts as a failure', async () => {
    const transport = async () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
    const request = createApiClient({ base, requiresSimulatorHeader: false })
    const deletion = request(customAttributeDelete, { params: { id: 1 } }, { transport })
    expect(await failure(deletion)).toMatchObject({ status: 200, isUncertain: true })
  })

  const uncertain: readonly (readonly [status: number, respond: () => Response])[] = [
    [
      0,
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    [503, () => new Response(null, { status: 503 })],
    [200, () => new Response('<p>Maintenance</p>', { headers: { 'content-type': 'text/html' } })],
    [200, () => Response.json([])],
    [200, () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ]
  test.each(uncertain)(
    'SHELL-47, SHELL-63 the error of a request with an unknown outcome says whether the request can change data (status %i)',
    async (status, respond) => {
      vi.stubGlobal('reportError', () => {})
      const options = { transport: async () => respond() }
      const request = createApiClient({ base, requiresSimulatorHeader: false })
      const read = await failure(request(userMe, { query: {} }, options))
      const signIn = await failure(request(login, { body: { email: 'demo@example.com', password: 'demo' } }, options))
      const change = await failure(
        request(customAttributePatch, { params: { id: 1 }, body: { name: 'Size' } }, options),
      )
      expect([read, signIn, change].map((error) => error instanceof RequestError)).toEqual([true, true, true])
      expect([read, signIn, change]).toMatchObject([{ isSafe: true }, { isSafe: true }, { isSafe: false }])
      expect(change).toMatchObject({ status, isUncertain: true })
    },
  )
})

describe('an API client over the network', () => {
  /** A backend that returns the received request. */
  async function startEcho() {
    const server = createServer((incoming: IncomingMessage, outgoing) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        outgoing.setHeader('content-type', 'application/json')
        const { 'content-type': type, 'idempotency-key': key } = incoming.headers
        const echo = { type, key, body: Buffer.concat(parts).toString() }
        outgoing.end(JSON.stringify({ id: 1, importId: 1, ...echo }))
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${address.port}`
  }

  test('sends files as parts of a form', async () => {
    const echo = await startEcho()
    const request = createApiClient({ base: echo, requiresSimulatorHeader: false })
    vi.stubGlobal('reportError', () => {})
    const file = new File(['name\nAnn'], 'leads.csv', { type: 'text/csv' })
    const response: unknown = await request(recipientImportUpload, { body: { file, sequenceId: 3 } })
    vi.unstubAllGlobals()
    expect(recipientImportUpload.bodyType).toBe('multipart/form-data')
    expect(clientFileUpload.bodyType).toBe('multipart/form-data')
    expect(response).toMatchObject({
      type: expect.stringContaining('multipart/form-data; boundary='),
      body: expect.stringContaining('name="sequenceId"'),
    })
    expect(response).toMatchObject({ body: expect.stringMatching(/filename="leads.csv"[\s\S]*name\nAnn/) })
  })

  test('SHELL-46 the client sends an idempotency key only for operations that accept a key', async () => {
    const request = createApiClient({ base: await startEcho(), requiresSimulatorHeader: false })
    vi.stubGlobal('reportError', () => {})
    const idempotencyKey = '0b6b2ef4-2f5c-4f0e-9a53-0d6f0a1b2c3d'
    const file = new File(['name\nAnn'], 'leads.csv', { type: 'text/csv' })
    const responses: readonly unknown[] = [
      await request(customAttributeCreate, { body: { name: 'Size' } }, { idempotencyKey }),
      await request(recipientImportUpload, { body: { file } }, { idempotencyKey }),
      await request(customAttributeCreate, { body: { name: 'Size' } }),
      await request(login, { body: { email: 'demo@example.com', password: 'demo' } }, { idempotencyKey }),
    ]
    vi.unstubAllGlobals()
    expect(responses.slice(0, 3)).toMatchObject([
      { key: idempotencyKey, type: 'application/json' },
      { key: idempotencyKey, type: expect.stringContaining('multipart/form-data; boundary=') },
      { key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(responses[3]).not.toHaveProperty('key')
  })

  test.each([
    ['SHELL-46 a retry after a 502 repeats the key', 502, 1],
    ['SHELL-46 a retry after a 422 has a new key', 422, 2],
  ])('%s', async (_title, status, keyCount) => {
    const request = createApiClient({ base: '', requiresSimulatorHeader: false })
    const keys: (string | null)[] = []
    const transport = (_url: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return Promise.resolve(Response.json({}, { status }))
    }
    const send = () => request(customAttributeCreate, { body: { name: 'Size' } }, { transport })
    await expect(send()).rejects.toMatchObject({ status })
    await expect(send()).rejects.toMatchObject({ status })
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(keyCount)
  })

  test('in the demo, a response without the simulator header counts as no response', async () => {
    const echo = await startEcho()
    const request = createApiClient({ base: echo, requiresSimulatorHeader: true })
    await expect(request(userMe, { query: {} })).rejects.toMatchObject({ status: 0 })
  })
})
