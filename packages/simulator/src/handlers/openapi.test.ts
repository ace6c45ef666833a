import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { responseChecker } from '@tandem/contract/testing/responseChecker.ts'
import {
  type GeneratedRequest,
  type OpenApi,
  openApiOperations,
  requestArbitrary,
} from '@tandem/contract/testing/requestArbitrary.ts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemsOf, signedIn, visitor } from './visitor.fixtures.ts'

const document: OpenApi = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('@tandem/contract/openapi.json')), 'utf8'),
)
const operations = openApiOperations(document)
const problemWith = responseChecker(document)

type Someone = Awaited<ReturnType<typeof signedIn>>

type Pools = ReadonlyMap<string, readonly number[]>

async function poolsOf({ get, call }: Someone): Promise<Pools> {
  const lists = ['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users']
  const found = await Promise.all(
    lists.map(async (name) =>
      itemsOf(await get(`/${name}?limit=5${name === 'conversations' ? '&hasIncoming=true' : ''}`), name).flatMap(
        ({ id }) => id ?? [],
      ),
    ),
  )
  const pools = new Map(lists.map((name, index) => [name, found[index] ?? []]))
  const [thread] = pools.get('conversations') ?? []
  const messages = itemsOf(await get(`/conversations/${thread}/messages`), 'messages').flatMap(({ id }) => id ?? [])
  const later = { status: 'scheduled', text: 'Later', dateScheduled: '2026-11-24T10:00:00Z' }
  const future = v.parse(
    v.object({ id: v.number() }),
    (await call('POST', `/conversations/${thread}/messages`, later)).body,
  )
  return new Map([...pools, ['conversations', [thread ?? 1]], ['messages', messages], ['future', [future.id]]])
}

/** Replaces a random id by an existing id. Every eighth id becomes an unknown id. */
const nearId = (pools: Pools, name: string, id: number): number => {
  if (id % 8 === 0) return 900_000 + (id % 1000)
  const pool = pools.get(name) ?? [1, 2, 3]
  return pool[id % pool.length] ?? 1
}

function near(pools: Pools, value: unknown, key: string = ''): unknown {
  if (typeof value === 'number' && /ids?$/i.test(key)) return nearId(pools, `${key.replace(/Ids?$/, '')}s`, value)
  if (Array.isArray(value)) return value.map((each) => near(pools, each, key))
  if (typeof value !== 'object' || value === null) return value
  if (key === 'customAttributes')
    return Object.fromEntries(
      Object.values(value).map((each, index) => [index % 8 === 7 ? 'x' : (index % 2) + 1, each]),
    )
  const entries = Object.entries(value).map(([name, each]) => [name, near(pools, each, name)] as const)
  return Object.fromEntries(entries.map(([name, each]) => [name, existingStep(name, each, value)]))
}

/** Changes the random index of a step or round to an existing index, or to the first missing index. */
function existingStep(name: string, value: unknown, body: object): unknown {
  const steps: unknown = name === 'step' || name === 'round' ? Reflect.get(body, `${name}s`) : undefined
  return Array.isArray(steps) && typeof value === 'number' ? value % (steps.length + 1) : value
}

const cursors: ReadonlySet<string> = new Set(['after', 'before', 'around'])

function pathOf(pools: Pools, { path, query }: GeneratedRequest): string {
  const listed = path.split('/').at(-1) ?? ''
  const nearby = Object.entries(query).flatMap(([key, values]) =>
    [values].flat().flatMap((value) => {
      if (key.endsWith('Id')) return [[key, String(near(pools, Number(value), key))]]
      if (!cursors.has(key)) return [[key, value]]
      // With a random filter, the list rarely contains the row of a cursor. Therefore most requests have no cursor.
      return Number(value) % 4 === 0 ? [[key, String(nearId(pools, listed, Number(value) / 4))]] : []
    }),
  )
  const search = new URLSearchParams(nearby).toString()
  const nearer = path.replaceAll(/\/([\w-]+)\/(\d+)(?=\/|$)/g, (_, name: string, id: string) => {
    const pool =
      name === 'last-read' ? 'messages' : name === 'followed' ? 'conversations' : name === 'archived' ? 'clients' : name
    return `/${name}/${nearId(pools, pool, Number(id))}`
  })
  return search === '' ? nearer : `${nearer}?${search}`
}

function bodyOf(pools: Pools, { body, bodyType }: GeneratedRequest): unknown {
  if (bodyType !== 'multipart/form-data') return near(pools, body)
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body)))
    form.set(name, value instanceof File ? value : String(near(pools, value, name)))
  return form
}

async function send({ call, signIn }: Someone, pools: Pools, request: GeneratedRequest) {
  const response = await call(request.method, pathOf(pools, request), bodyOf(pools, request))
  // A request to `/auth/` can end the session.
  if (request.path.startsWith('/auth/')) await signIn()
  return response
}

test('the response checker finds a response that the OpenAPI document does not describe', async () => {
  const { get } = await signedIn()
  const me = operations.find(({ operation }) => operation.operationId === 'userMe')?.operation
  if (!me) throw new Error('The document has no userMe.')
  const response = await get('/users/me')
  expect(problemWith(me, response)).toBeUndefined()
  expect(problemWith(me, { ...response, status: 418 })).toContain('418 is not described')
  expect(problemWith(me, { ...response, text: JSON.stringify({ ...response.body, email: 5 }) })).toBe(
    '200: body/email must be string',
  )
  expect(problemWith(me, { ...response, headers: new Headers({ 'content-type': 'text/html' }) })).toContain(
    'is text/html',
  )
})

/** Operations whose random requests cannot succeed, because they need a secret, a file, a paid slot or an import. */
const beyondTheDocument: ReadonlySet<string> = new Set([
  'POST /auth/confirm-email',
  'POST /auth/login',
  'POST /auth/reset-password',
  'POST /profiles',
  'POST /profiles/creation-wizard',
  'POST /profiles/creation-wizard/{profileId}',
  'POST /recipients',
  'POST /recipients/imports',
  'DELETE /recipients/imports/{importId}',
  'GET /recipients/imports/{importId}',
  'PATCH /recipients/imports/{importId}/rows/{row}',
])

test.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  'SIM-9 %s: each response conforms to the OpenAPI document',
  async (name, each) => {
    const someone = await signedIn()
    const pools = await poolsOf(someone)
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requestArbitrary(document, each), async (request) => {
        const response = await send(someone, pools, request)
        seen.add(response.status)
        expect({ problem: problemWith(each.operation, response) }).toEqual({ problem: undefined })
      }),
      { numRuns: 25, seed: 7 },
    )
    // At least one request must succeed. If the path contains an id, at least one request must get a 404.
    const hasSucceeded = beyondTheDocument.has(name) || [...seen].some((status) => status < 300)
    const knowsIds = each.path.includes('{') && each.operation.responses[404] !== undefined
    expect([name, [...seen], hasSucceeded, !knowsIds || seen.has(404)]).toEqual([name, [...seen], true, true])
  },
)

test.each(
  operations
    .filter(({ operation }) => operation.requestBody)
    .map((each) => [`${each.method} ${each.path}`, each] as const),
)('SHELL-44 %s gives an error message if it refuses an invalid body', async (_name, { method, path }) => {
  const { call } = await signedIn()
  const place = path.replaceAll(/\{\w+\}/g, '1')
  for (const body of [
    'text',
    7,
    [],
    [[]],
    { '': null },
    { name: { $gt: '' }, status: '<script>', text: null, file: 'x', columns: {} },
  ]) {
    const response = await call(method, place, body)
    expect([body, response.status < 500, typeof response.body.message === 'string' || response.status < 300]).toEqual([
      body,
      true,
      true,
    ])
  }
})

const changesSession: ReadonlySet<string> = new Set(['login', 'logout', 'register', 'userPatch'])

test('after 400 random requests, a workspace can be saved and restored', async () => {
  const someone = await signedIn()
  const { simulator, get } = someone
  const pools = await poolsOf(someone)
  const others = operations.filter(({ operation }) => !changesSession.has(operation.operationId))
  const requests = fc.sample(fc.oneof(...others.map((each) => requestArbitrary(document, each))), {
    numRuns: 400,
    seed: 11,
  })
  for (const [index, request] of requests.entries()) {
    const path = pathOf(pools, request)
    expect([request.method, path, (await send(someone, pools, request)).status < 500]).toEqual([
      request.method,
      path,
      true,
    ])
    if (index % 20 === 0) await simulator.clock.advance(72 * 60_000)
  }
  const { tables, ...rest } = await simulator.snapshot()
  const other = visitor()
  await other.simulator.restore({ tables, ...rest })
  await other.signIn()
  for (const path of [
    '/recipients?limit=100',
    '/conversations?limit=100',
    '/dashboard?dateStart=2026-11-14&dateEnd=2026-11-21',
  ]) {
    expect((await other.get(path)).text).toBe((await get(path)).text)
  }
})
