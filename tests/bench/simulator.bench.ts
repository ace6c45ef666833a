// Measures the simulator on its HTTP host: `node tests/bench/simulator.bench.ts`.
import { type OperationId } from '@tandem/contract'
import { type HttpHost, serve } from '@tandem/simulator/http'
import { type BenchLine, printReport } from './support/report.ts'
import { reads, rowsOf, type Send, writeAll } from './support/simulatorCalls.ts'

/** A Friday morning, so that every run meets the same world. */
const now = Date.parse('2026-11-20T09:00:00Z')
const rounds = 200
const writeRounds = 60
const warmUp = 10

type Json = Readonly<Record<string, unknown>>

interface Client {
  readonly host: HttpHost
  call(method: string, path: string, body?: unknown): Promise<Json>
}

/** Starts a workspace and signs in; the time until then is the time until it is ready. */
async function ready(scenario: string): Promise<Client & { readonly ms: number }> {
  const before = performance.now()
  const host = await serve({ port: 0, scenario, now, isFrozen: true })
  let cookie = ''
  async function call(method: string, path: string, body?: unknown): Promise<Json> {
    const isForm = body instanceof FormData
    const response = await fetch(`${host.origin}/api/v2${path}`, {
      method,
      headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 200)}`)
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
    return response.headers.get('content-type')?.includes('application/json') === true ? JSON.parse(text) : {}
  }
  await call('POST', '/auth/login', { email: 'demo@example.com', password: 'demo' })
  return { host, ms: performance.now() - before, call }
}

/** Times by what they are of. */
class Times {
  readonly #times = new Map<string, number[]>()

  async add<T>(name: string, isWarmUp: boolean, act: () => Promise<T>): Promise<T> {
    const before = performance.now()
    const result = await act()
    if (!isWarmUp) this.#times.set(name, [...(this.#times.get(name) ?? []), performance.now() - before])
    return result
  }

  /** A line for each that comes near its limit, and one for all of them. */
  lines(work: string, limit: number): BenchLine[] {
    const all = [...this.#times].map(([name, times]) => ({ work: `  ${name.slice(0, 60)}`, unit: 'ms', ours: percentile95(times), limit }))
    const slowest = all.toSorted((one, other) => other.ours - one.ours).slice(0, 8)
    return [{ work: `${work}, slowest p95 of ${all.length}`, unit: 'ms', ours: slowest[0]?.ours ?? Number.NaN, limit }, ...slowest]
  }
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

const ids = async (client: Client, collection: string, query = ''): Promise<readonly number[]> =>
  rowsOf(await client.call('GET', `/${collection}?limit=100${query}`), collection)

const nth = (from: readonly number[], n: number): number => from[Math.abs(n) % from.length] ?? 1

/** Sequences that can be paused and launched again. */
async function launched(client: Client): Promise<readonly number[]> {
  const sequences = await Promise.all(
    (await ids(client, 'sequences', '&status=active')).map((id) => client.call('GET', `/sequences/${id}`)),
  )
  return sequences.filter(({ profilesCount }) => Number(profilesCount) > 0).map(({ id }) => Number(id))
}

async function readTimes(client: Client): Promise<Times> {
  const times = new Times()
  for (const [, path] of reads) {
    const collection = /\{(\w+)\}/.exec(path)?.[1]
    const from = collection === undefined ? [] : await ids(client, collection)
    for (let round = -warmUp; round < rounds; round++) {
      const called = path.replace(/\{\w+\}/, String(nth(from, round * 7)))
      await times.add(path, round < 0, () => client.call('GET', called))
    }
  }
  return times
}

async function writeTimes(client: Client): Promise<Times> {
  const times = new Times()
  const [conversations, recipients, sequences, clients, profiles, calls] = [
    await ids(client, 'conversations'),
    await ids(client, 'recipients'),
    await launched(client),
    await ids(client, 'clients', '&status=active'),
    await ids(client, 'profiles'),
    await ids(client, 'calls'),
  ]
  for (let n = -warmUp; n < writeRounds; n++) {
    const send: Send = (id: OperationId, method, path, body) => times.add(id, n < 0, () => client.call(method, path, body))
    await writeAll(send, {
      n: n + warmUp,
      conversation: nth(conversations, n),
      recipient: nth(recipients, n),
      sequence: nth(sequences, n),
      client: nth(clients, n),
      profile: nth(profiles, n),
      call: nth(calls, n),
    })
  }
  return times
}

/** Prints the figures; the process fails when one is missed. */
export async function run(): Promise<void> {
  const lines: BenchLine[] = []
  const agency = await ready('agency')
  lines.push({ work: 'agency, ready', unit: 'ms', ours: agency.ms, limit: 1000 })
  const before = performance.now()
  await agency.host.simulator.clock.advance(30 * 24 * 60 * 60 * 1000)
  lines.push({ work: 'agency, advanced by 30 days', unit: 'ms', ours: performance.now() - before, limit: 3000 })
  await agency.host.close()
  const large = await ready('large')
  lines.push({ work: 'large, ready', unit: 'ms', ours: large.ms, limit: 5000 })
  lines.push(...(await readTimes(large)).lines('large, reads', 10), ...(await writeTimes(large)).lines('large, writes', 15))
  const [attribute] = rowsOf(await large.call('GET', '/recipients/custom-attributes'), 'recipientCustomAttributes')
  const deleting = performance.now()
  await large.call('DELETE', `/recipients/custom-attributes/${attribute}`)
  lines.push({ work: 'large, an attribute that many recipients hold', unit: 'ms', ours: performance.now() - deleting, limit: 500 })
  await large.host.close()
  printReport('The simulator on its HTTP host', lines)
}

if (import.meta.main) await run()
