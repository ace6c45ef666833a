import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type GeneratedRequest, type OpenApi, openApiOperations, requestArbitrary } from '@tandem/contract/testing/requestArbitrary.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf, signedIn, visitor } from './visitor.fixtures.ts'

/** The document as a client reads it. */
const document: OpenApi = JSON.parse(await readFile(fileURLToPath(import.meta.resolve('@tandem/contract/openapi.json')), 'utf8'))
const operations = openApiOperations(document)

type Someone = Awaited<ReturnType<typeof signedIn>>

/** Ids that there are, by the last word of what they name. */
type Pools = ReadonlyMap<string, readonly number[]>

async function poolsOf({ get }: Someone): Promise<Pools> {
  const lists = ['sequences', 'conversations', 'recipients', 'calls', 'clients', 'profiles', 'users']
  const found = await Promise.all(lists.map(async (name) => itemsOf(await get(`/${name}?limit=5`), name).flatMap(({ id }) => id ?? [])))
  const pools = new Map(lists.map((name, index) => [name, found[index] ?? []]))
  const [thread] = pools.get('conversations') ?? []
  const messages = itemsOf(await get(`/conversations/${thread}/messages`), 'messages').flatMap(({ id }) => id ?? [])
  return new Map([...pools, ['conversations', [thread ?? 1, 1]], ['messages', messages]])
}

/** Ids as any whole number name nothing: they are brought down to where the workspace has records. */
const nearId = (pools: Pools, name: string, id: number): number => {
  const pool = pools.get(name) ?? [1, 2, 3]
  return pool[id % pool.length] ?? 1
}

function near(pools: Pools, value: unknown, key: string = ''): unknown {
  if (typeof value === 'number' && /ids?$/i.test(key)) return nearId(pools, `${key.replace(/Ids?$/, '')}s`, value)
  if (Array.isArray(value)) return value.map((each) => near(pools, each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, near(pools, each, name)]))
}

function pathOf(pools: Pools, { path, query }: GeneratedRequest): string {
  const search = new URLSearchParams(query).toString()
  const nearer = path.replaceAll(/\/([\w-]+)\/(\d+)(?=\/|$)/g, (_, name: string, id: string) => {
    const pool = name === 'last-read' ? 'messages' : name === 'followed' ? 'conversations' : name === 'archived' ? 'clients' : name
    return `/${name}/${nearId(pools, pool, Number(id))}`
  })
  return search === '' ? nearer : `${nearer}?${search}`
}

function bodyOf(pools: Pools, { body, bodyType }: GeneratedRequest): unknown {
  if (bodyType !== 'multipart/form-data') return near(pools, body)
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) form.set(name, value instanceof File ? value : String(near(pools, value, name)))
  return form
}

async function send({ call, signIn }: Someone, pools: Pools, request: GeneratedRequest) {
  const answer = await call(request.method, pathOf(pools, request), bodyOf(pools, request))
  // Whoever signs out, or registers, is not to end the tour.
  if (request.path.startsWith('/auth/')) await signIn()
  return answer
}

test.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s answers what its document allows, whatever it is sent',
  async (_name, each) => {
    const someone = await signedIn()
    const pools = await poolsOf(someone)
    const documented = new Set(Object.keys(each.operation.responses))
    await fc.assert(
      fc.asyncProperty(requestArbitrary(document, each), async (request) => {
        // An answer that does not fit the document is a 500 that names the field.
        const { status, text } = await send(someone, pools, request)
        expect([documented.has(String(status)), status, text.slice(0, 300)]).toEqual([true, status, text.slice(0, 300)])
      }),
      { numRuns: 25, seed: 7 },
    )
  },
)

test.each(operations.filter(({ operation }) => operation.requestBody).map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s refuses a body that is none, in a sentence',
  async (_name, { method, path }) => {
    const { call } = await signedIn()
    const place = path.replaceAll(/\{\w+\}/g, '1')
    for (const body of ['text', 7, [], [[]], { '': null }, { name: { $gt: '' }, status: '<script>', text: null, file: 'x', columns: {} }]) {
      const answer = await call(method, place, body)
      expect([body, answer.status < 500, typeof answer.body.message === 'string' || answer.status < 300]).toEqual([body, true, true])
    }
  },
)

test('a whole day of such requests leaves a world that can be kept and brought back', async () => {
  const someone = await signedIn()
  const { simulator, get } = someone
  const pools = await poolsOf(someone)
  const requests = fc.sample(fc.oneof(...operations.map((each) => requestArbitrary(document, each))), { numRuns: 400, seed: 11 })
  for (const [index, request] of requests.entries()) {
    const path = pathOf(pools, request)
    expect([request.method, path, (await send(someone, pools, request)).status < 500]).toEqual([request.method, path, true])
    if (index % 20 === 0) await simulator.clock.advance(72 * 60_000)
  }
  const { tables, ...rest } = await simulator.snapshot()
  const other = visitor()
  await other.simulator.restore({ tables, ...rest })
  await other.signIn()
  for (const path of ['/recipients?limit=100', '/conversations?limit=100', '/dashboard?dateStart=2026-11-14&dateEnd=2026-11-21']) {
    expect((await other.get(path)).text).toBe((await get(path)).text)
  }
})
