import openapi from '@tandem/contract/openapi.json' with { type: 'json' }
import { type GeneratedRequest, type OpenApi, openApiOperations, requestArbitrary } from '@tandem/contract/testing/requestArbitrary.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedIn, visitor } from './visitor.fixtures.ts'

const document: OpenApi = openapi
const operations = openApiOperations(document)

type Someone = Awaited<ReturnType<typeof signedIn>>

/** Ids as any whole number name nothing: most are brought down to where the workspace has records. */
function near(value: unknown, key: string = ''): unknown {
  if (typeof value === 'number' && /ids?$/i.test(key)) return (value % 7) + 1
  if (Array.isArray(value)) return value.map((each) => near(each, key))
  if (typeof value !== 'object' || value === null || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, near(each, name)]))
}

const pathOf = ({ path, query }: GeneratedRequest): string => {
  const search = new URLSearchParams(query).toString()
  const nearer = path.replaceAll(/\/(\d+)(?=\/|$)/g, (_, id: string) => `/${(Number(id) % 7) + 1}`)
  return search === '' ? nearer : `${nearer}?${search}`
}

function bodyOf({ body, bodyType }: GeneratedRequest): unknown {
  if (bodyType !== 'multipart/form-data') return near(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) form.set(name, value instanceof File ? value : String(near(value, name)))
  return form
}

async function send({ call, signIn }: Someone, request: GeneratedRequest) {
  const answer = await call(request.method, pathOf(request), bodyOf(request))
  // Whoever signs out, or registers, is not to end the tour.
  if (request.path.startsWith('/auth/')) await signIn()
  return answer
}

test.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s answers what its document allows, whatever it is sent',
  async (_name, each) => {
    const someone = await signedIn()
    const documented = new Set(Object.keys(each.operation.responses))
    await fc.assert(
      fc.asyncProperty(requestArbitrary(document, each), async (request) => {
        // An answer that does not fit the document is a 500 that names the field.
        const { status, text } = await send(someone, request)
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
  const requests = fc.sample(fc.oneof(...operations.map((each) => requestArbitrary(document, each))), { numRuns: 400, seed: 11 })
  for (const [index, request] of requests.entries()) {
    expect([request.method, pathOf(request), (await send(someone, request)).status < 500]).toEqual([request.method, pathOf(request), true])
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
