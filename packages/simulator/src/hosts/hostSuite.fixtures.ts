import { idempotencyKeyHeader, type Operation, operations, type OperationId } from '@tandem/contract'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { createSimulator } from '../index.ts'
import { violationsOf } from '../workspaceInvariants.fixtures.ts'
import { anyStep, resolvedPath } from '../workspaceSteps.fixtures.ts'

// The checks for every host (SIM-16) need only a `fetch`. Playwright runs them against the browser host.

export interface HostUnderTest {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** The address of the host, such as `http://127.0.0.1:4010` or `http://127.0.0.1:4173/demo`. */
  readonly base: string
}

export interface HostCheck {
  readonly name: string
  readonly run: (host: HostUnderTest) => Promise<void>
}

const start = '2026-03-02T09:00:00.000Z'
const dayMs = 24 * 60 * 60 * 1000

interface ReceivedResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

interface Session {
  readonly api: (method: string, path: string, body?: unknown, idempotencyKey?: string) => Promise<ReceivedResponse>
  readonly control: (method: string, path: string, body?: unknown) => Promise<ReceivedResponse>
}

/** Sends back the cookie of the host. The browser host sets no cookie, because all its windows share one session. */
function sessionOf({ fetch, base }: HostUnderTest): Session {
  let cookie: string | undefined
  async function call(method: string, url: string, body: unknown, idempotencyKey?: string): Promise<ReceivedResponse> {
    const response = await fetch(url, {
      method,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const given = response.headers.get('set-cookie')
    if (given !== null) cookie = given.split(';', 1)[0]
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  return {
    api: (method, path, body, key) => call(method, `${base}/api/v2${path}`, body, key),
    control: (method, path, body) => call(method, `${base}/__simulator${path}`, body),
  }
}

/** A new workspace with a frozen clock and a signed-in user. */
async function freshWorkspace(host: HostUnderTest, scenario = 'first-sequence', seed = 1): Promise<Session> {
  const session = sessionOf(host)
  const reset = await session.control('POST', '/reset', { scenario, seed, now: start, frozen: true })
  same(reset.status, 200, `reset: ${reset.text}`)
  same((await session.api('POST', '/auth/login', { email: 'demo@example.com', password: 'demo' })).status, 200, 'login')
  return session
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`)
}

function holds(claim: boolean, what: string): void {
  if (!claim) throw new Error(what)
}

function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

function refused({ status, json, text }: ReceivedResponse, expected: number, what: string): void {
  same(status, expected, `${what}: ${text}`)
  holds(/\S \S/.test(String(at(json, 'message'))), `${what}: the response contains no error message: ${text}`)
}

async function failsToArrive(call: Promise<ReceivedResponse>, what: string): Promise<void> {
  const hasArrived = await call.then(
    () => true,
    () => false,
  )
  holds(!hasArrived, `${what}: a response came`)
}

const firstCalls: readonly (readonly [OperationId, string])[] = [
  ['userMe', '/users/me?fresh=true'],
  ['categoryList', '/directories/categories?for=chat-message'],
  ['callStatusList', '/directories/call-statuses'],
  ['dashboardGet', '/dashboard?dateStart=2026-02-23&dateEnd=2026-03-02'],
  ['sequenceList', '/sequences?view=admin_list&limit=25'],
  ['conversationList', '/conversations?limit=100'],
  ['profileList', '/profiles?limit=100&connected=false'],
]

export const hostChecks: readonly HostCheck[] = [
  {
    name: 'the calls of the first screens get valid responses with `x-simulator` and the virtual time',
    async run(host) {
      const { api } = await freshWorkspace(host)
      for (const [operationId, path] of firstCalls) {
        const { status, json, headers, text } = await api('GET', path)
        same(status, 200, `GET ${path}: ${text}`)
        const { response }: Operation = { ...operations }[operationId]
        const [issue] = (response && v.safeParse(response, json).issues) ?? []
        holds(!issue, `GET ${path}: ${issue ? `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}` : ''}`)
        same(headers.get('x-simulator'), '1', 'x-simulator')
        same(headers.get('date'), 'Mon, 02 Mar 2026 09:00:00 GMT', 'date')
      }
    },
  },
  {
    name: 'the image of the user is an SVG',
    async run(host) {
      const { api } = await freshWorkspace(host)
      const { status, headers, text } = await api('GET', '/users/me/image')
      same([status, headers.get('content-type')], [200, 'image/svg+xml'], 'image')
      holds(text.includes('<svg'), 'the image is no SVG')
    },
  },
  {
    name: 'a session ends with the logout and starts with the login',
    async run(host) {
      const { api } = await freshWorkspace(host)
      same((await api('POST', '/auth/logout')).status, 204, 'logout')
      refused(await api('GET', '/users/me'), 401, 'users/me')
      refused(
        await api('POST', '/auth/login', { email: 'demo@example.com', password: 'no' }),
        401,
        'login with a wrong password',
      )
      same((await api('POST', '/auth/login', { email: 'demo@example.com', password: 'demo' })).status, 200, 'login')
      same(at((await api('GET', '/users/me')).json, 'email'), 'demo@example.com', 'email')
    },
  },
  {
    name: 'invalid requests are refused with a message',
    async run(host) {
      const { api } = await freshWorkspace(host)
      refused(await api('GET', '/nothing/here'), 404, 'an unknown path')
      refused(await api('DELETE', '/dashboard'), 405, 'a wrong method')
      refused(await api('GET', '/sequences?limit=many'), 400, 'not a number')
      refused(await api('GET', `/sequences?${'a=1&'.repeat(1001)}`), 400, 'too many parameters')
      refused(await api('POST', '/auth/login', '{"email":'), 400, 'broken JSON')
      refused(await api('POST', '/auth/login', { email: 5 }), 400, 'a field of another type')
      refused(await api('GET', '/users/none'), 404, 'not an id')
    },
  },
  {
    name: 'the clock moves forward, and is never set back',
    async run(host) {
      const { api, control } = await freshWorkspace(host)
      same(
        (await control('POST', '/clock', { advanceMs: dayMs })).json,
        { now: '2026-03-03T09:00:00.000Z', frozen: true, rate: 1 },
        'clock',
      )
      same((await api('GET', '/users/me')).headers.get('date'), 'Tue, 03 Mar 2026 09:00:00 GMT', 'date')
      same(
        at((await control('POST', '/clock', { until: '2026-03-04T00:00:00Z' })).json, 'now'),
        '2026-03-04T00:00:00.000Z',
        'until',
      )
      refused(await control('POST', '/clock', { until: start }), 400, 'until in the past')
      refused(await control('POST', '/clock', { advanceMs: -1 }), 400, 'a negative advance')
      refused(await control('POST', '/clock', { advanceMs: 1, until: '2027-01-01T00:00:00Z' }), 400, 'both fields')
      refused(await control('POST', '/clock', { rate: 0 }), 400, 'a rate of 0')
      same(at((await control('POST', '/clock', { frozen: false, rate: 60 })).json, 'rate'), 60, 'rate')
    },
  },
  {
    name: 'faults make calls fail, at most as many times as requested',
    async run(host) {
      const { api, control } = await freshWorkspace(host)
      const fault = async (body: object) =>
        same((await control('POST', '/faults', body)).status, 200, `fault ${JSON.stringify(body)}`)
      await fault({ operationId: 'dashboardGet', status: 503, body: { message: 'Closed for today.' }, times: 1 })
      const dashboard = '/dashboard?dateStart=2026-02-23&dateEnd=2026-03-02'
      same((await api('GET', dashboard)).json, { message: 'Closed for today.' }, 'status and body')
      same((await api('GET', dashboard)).status, 200, 'after the fault has ended')
      await fault({ operationId: '*', offline: true })
      await failsToArrive(api('GET', '/users/me'), 'offline')
      same((await control('DELETE', '/faults')).json, { faults: [] }, 'cleared')
      await fault({ operationId: 'userMe', malformed: true, times: 1 })
      await failsToArrive(api('GET', '/users/me'), 'malformed')
      await fault({ operationId: 'logout', lostResponse: true })
      await failsToArrive(api('POST', '/auth/logout'), 'lost response')
      refused(await api('GET', '/users/me'), 401, 'the logout took effect')
      await fault({ operationId: 'userMe', latencyMs: 1, status: 429, times: 1 })
      same((await api('GET', '/users/me')).status, 429, 'a latency with a status')
      same((await control('DELETE', '/faults', { operationId: 'logout' })).json, { faults: [] }, 'cleared by operation')
      refused(await control('POST', '/faults', { operationId: 'nothing', status: 500 }), 400, 'an unknown operation')
      refused(await control('POST', '/faults', { operationId: '*', status: 99 }), 400, 'an impossible status')
    },
  },
  {
    name: 'the control calls of a presenter take effect, and invalid calls are refused',
    async run(host) {
      const { api, control } = await freshWorkspace(host, 'appsumo')
      const list = (await api('GET', '/conversations?limit=1&hasIncoming=true')).json
      const conversationId = at(list, '_embedded', 'conversations', 0, 'id')
      const asks = async (path: string, body: object) =>
        same((await control('POST', path, body)).status, 204, `${path} ${JSON.stringify(body)}`)
      await asks('/names', { user: 'Ana Presenter' })
      same(at((await api('GET', '/users/me')).json, 'name'), 'Ana Presenter', 'name')
      await asks('/answer', { conversationId, mood: 'objection' })
      const conversation = await api('GET', `/conversations/${String(conversationId)}`)
      same(at(conversation.json, 'category'), 'objection', 'category')
      await asks('/fail-send', { conversationId, error: 'limit_reached' })
      await api('POST', `/conversations/${String(conversationId)}/messages`, { text: 'Hello', status: 'sent' })
      const { text } = await api('GET', `/conversations/${String(conversationId)}/messages/future`)
      holds(text.includes('limit_reached'), `the message was sent: ${text}`)
      await asks('/credits', { left: 0 })
      refused(await control('POST', '/answer', { conversationId, mood: 'happy' }), 400, 'an unknown mood')
      refused(await control('POST', '/fail-send', { error: 'tired' }), 400, 'an unknown error')
      refused(await control('POST', '/names', { user: '' }), 400, 'an empty name')
    },
  },
  {
    name: 'a call that is repeated with its Idempotency-Key gets the first response and has one effect',
    async run(host) {
      const { api, control } = await freshWorkspace(host)
      const key = '7d0f1c1e-5d0c-4e0b-9a53-0d6f0a1b2c3d'
      const create = (name: string) => api('POST', '/recipients/custom-attributes', { name }, key)
      await control('POST', '/faults', { operationId: 'customAttributeCreate', lostResponse: true, times: 1 })
      await failsToArrive(create('Shoe size'), 'lost response')
      const repeated = await create('Shoe size')
      same([repeated.status, at(repeated.json, 'name')], [201, 'Shoe size'], 'repeat')
      refused(await create('Hobby'), 422, 'another body under the same key')
      await control('POST', '/faults', { operationId: '*', ignoresKeys: true })
      same((await create('Shoe size')).status, 409, 'a backend that does not know keys')
    },
  },
  {
    name: 'the journal lists requests and their responses',
    async run(host) {
      const { api, control } = await freshWorkspace(host)
      const list = '/sequences?view=admin_list&limit=1'
      await api('GET', list)
      await api('GET', '/nothing/here')
      const entries = at((await control('GET', '/journal')).json, 'entries')
      // In the browser, the journal also has the requests of other windows.
      const asked: ReadonlySet<unknown> = new Set(['/auth/login', list, '/nothing/here'])
      const seen = (Array.isArray(entries) ? entries : []).filter((entry) => asked.has(at(entry, 'path')))
      same(
        seen.map((entry) => ['operationId', 'method', 'status', 'at'].map((key) => at(entry, key))),
        [
          ['login', 'POST', 200, start],
          ['sequenceList', 'GET', 200, start],
          [undefined, 'GET', 404, start],
        ],
        'journal',
      )
    },
  },
  {
    name: 'a restored workspace gives the same snapshot, byte by byte',
    async run(host) {
      const { api, control } = await freshWorkspace(host)
      const before = await control('GET', '/snapshot')
      const userId = at((await api('GET', '/users/me')).json, 'id')
      const patched = await api('PATCH', `/users/${String(userId)}`, { name: 'Somebody Else' })
      same(patched.status, 200, `patch: ${patched.text}`)
      await control('POST', '/clock', { advanceMs: dayMs })
      holds((await control('GET', '/snapshot')).text !== before.text, 'the workspace did not change')
      same((await control('PUT', '/snapshot', before.text)).status, 200, 'restore')
      same((await control('GET', '/snapshot')).text, before.text, 'restored snapshot')
      same((await api('GET', '/users/me')).status, 200, 'the session is part of the snapshot')
      refused(await control('PUT', '/snapshot', { version: 1 }), 400, 'an incomplete snapshot')
      refused(
        await control('PUT', '/snapshot', { ...JSON.parse(before.text), version: -1 }),
        400,
        'a snapshot of another version',
      )
      same((await control('GET', '/state')).status, 200, 'the workspace is still there')
    },
  },
  {
    name: 'the same seed and the same requests give the same bytes',
    async run(host) {
      const story = async (seed: number) => {
        const { api, control } = await freshWorkspace(host, 'first-sequence', seed)
        await api('GET', '/sequences?view=admin_list&limit=25')
        await control('POST', '/clock', { advanceMs: 3 * dayMs })
        return (await control('GET', '/snapshot')).text
      }
      const first = await story(1)
      holds((await story(1)) === first, 'seed 1 gave two workspaces')
      holds((await story(2)) !== first, 'seed 2 gave the workspace of seed 1')
    },
  },
  {
    name: 'random calls and clock changes have the same results as with the engine alone, and break no invariant',
    async run(host) {
      const { api, control } = await freshWorkspace(host, 'appsumo')
      const engine = createSimulator({
        scenario: 'appsumo',
        seed: 1,
        now: Date.parse(start),
        isFrozen: true,
        sessionMode: 'shared',
      })
      const twin = sessionOf({ fetch: (url, init) => engine.fetch(new Request(url, init)), base: 'http://twin.test' })
      const lastRead = new Map<number, number>()
      for (const step of fc.sample(anyStep, { seed: 7, numRuns: 300 })) {
        const text = JSON.stringify(step)
        if ('advanceMs' in step) {
          await engine.clock.advance(step.advanceMs)
          same((await control('POST', '/clock', step)).status, 200, text)
          same(violationsOf(await engine.snapshot(), lastRead), [], text)
        } else if ('control' in step) {
          const response = await engine.control(step.control, { method: 'POST', body: JSON.stringify(step.body) })
          same((await control('POST', step.control, step.body)).text, await response.text(), text)
        } else {
          const path = resolvedPath(await engine.snapshot(), step.path)
          const [expected, found] = [
            await twin.api(step.method, path, step.body),
            await api(step.method, path, step.body),
          ]
          same([found.status, found.text], [expected.status, expected.text], text)
          holds(found.status < 500, `${text}: ${found.text}`)
        }
      }
      same(
        at((await control('GET', '/snapshot')).json, 'tables', 'messages'),
        (await engine.snapshot()).tables['messages'],
        'messages',
      )
    },
  },
  {
    name: 'a reset to an unknown scenario is refused with a list of the scenarios',
    async run(host) {
      const { control } = await freshWorkspace(host)
      const unknown = await control('POST', '/reset', { scenario: 'toString' })
      refused(unknown, 400, 'an unknown scenario')
      holds(
        unknown.text.includes('agency') && unknown.text.includes('first-sequence'),
        `the known scenarios are not named: ${unknown.text}`,
      )
      refused(await control('POST', '/reset', { seed: 'one' }), 400, 'a seed that is not a number')
      const { json } = await control('GET', '/state')
      same([at(json, 'scenario'), at(json, 'seed'), at(json, 'clock', 'now')], ['first-sequence', 1, start], 'state')
      refused(await control('GET', '/nothing'), 404, 'an unknown control call')
      refused(await control('DELETE', '/state'), 405, 'a wrong method')
    },
  },
]
