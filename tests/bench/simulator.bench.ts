// Measures the simulator on its HTTP host: `node tests/bench/simulator.bench.ts`.
import { type OperationId } from '@tandem/contract'
import { type HttpHost, serve } from '@tandem/simulator/http'
import { benchScenario, isQuick } from './support/quick.ts'
import { type BenchLine, printReport } from './support/report.ts'
import { reads, rowsOf, type Send, writeAll } from './support/simulatorCalls.ts'

/** The simulator's time. It is fixed, so that every run has the same workspace. */
const now = Date.parse('2026-11-20T09:00:00Z')
const [rounds, writeRounds, warmUp] = isQuick ? [1, 1, 0] : [200, 60, 10]

type Json = Readonly<Record<string, unknown>>

interface Client {
  readonly host: HttpHost
  send(method: string, path: string, body?: unknown): Promise<string>
  call(method: string, path: string, body?: unknown): Promise<Json>
}

async function ready(scenario: string): Promise<Client> {
  const host = await serve({ port: 0, scenario, now, isFrozen: true })
  let cookie = ''
  async function send(method: string, path: string, body?: unknown): Promise<string> {
    const isForm = body instanceof FormData
    const response = await fetch(`${host.origin}/api/v2${path}`, {
      method,
      headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 200)}`)
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
    return response.headers.get('content-type')?.includes('application/json') === true ? text : '{}'
  }
  const call = async (method: string, path: string, body?: unknown): Promise<Json> =>
    JSON.parse(await send(method, path, body))
  await call('POST', '/auth/login', { email: 'demo@example.com', password: 'demo' })
  return { host, send, call }
}

/** In ms. On a busy machine the processor time is more reliable. */
interface Spent {
  readonly wall: number
  readonly processor: number
}

/** The time includes the work of client and server, because both run in one process. */
async function timed<T>(act: () => Promise<T>): Promise<readonly [T, Spent]> {
  const [before, used] = [performance.now(), process.cpuUsage()]
  const result = await act()
  const { user, system } = process.cpuUsage(used)
  return [result, { wall: performance.now() - before, processor: (user + system) / 1000 }]
}

const lineOf = (work: string, { wall, processor }: Spent, limit: number): BenchLine => ({
  work: `${work} (processor ${processor.toFixed(processor < 100 ? 1 : 0)})`,
  unit: 'ms',
  ours: wall,
  limit,
})

class Times {
  readonly #times = new Map<string, Spent[]>()

  async add<T>(name: string, isWarmUp: boolean, act: () => Promise<T>): Promise<T> {
    const [result, spent] = await timed(act)
    if (!isWarmUp) this.#times.set(name, [...(this.#times.get(name) ?? []), spent])
    return result
  }

  /** Returns a line with the largest p95 of all calls, and then a line for each of the eight slowest calls. */
  lines(work: string, limit: number): BenchLine[] {
    const all = Array.from(this.#times, ([name, times]) => {
      const of = (which: keyof Spent) => percentile95(times.map((spent) => spent[which]))
      return { name, spent: { wall: of('wall'), processor: of('processor') } }
    })
    const slowest = all.toSorted((one, other) => other.spent.wall - one.spent.wall).slice(0, 8)
    const [{ spent: worst } = { spent: { wall: Number.NaN, processor: Number.NaN } }] = slowest
    return [
      lineOf(`${work}, slowest p95 of ${all.length}`, worst, limit),
      ...slowest.map(({ name, spent }) => lineOf(`  ${name.slice(0, 60)}`, spent, limit)),
    ]
  }
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

const ids = async (client: Client, collection: string, query = ''): Promise<readonly number[]> =>
  rowsOf(await client.call('GET', `/${collection}?limit=100${query}`), collection)

const nth = (from: readonly number[], n: number): number => from[Math.abs(n) % from.length] ?? 1

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
      await times.add(path, round < 0, () => client.send('GET', called))
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
    const send: Send = async (id: OperationId, method, path, body) =>
      JSON.parse(await times.add(id, n < 0, () => client.send(method, path, body)))
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

async function forecastTimes(client: Client): Promise<Times> {
  const times = new Times()
  const sequences = await ids(client, 'sequences')
  const recipients = new Map<number, readonly number[]>()
  for (const id of sequences) {
    const { recipientIds } = await client.call('GET', `/sequences/${id}`)
    recipients.set(id, Array.isArray(recipientIds) ? recipientIds.slice(0, 25) : [])
  }
  const schedule = { mo: [{ start: '10:00', end: '16:00' }], th: [{ start: '10:00', end: '16:00' }] }
  for (let n = -warmUp; n < rounds; n++) {
    const id = nth(sequences, n)
    const recipientIds = recipients.get(id) ?? []
    await times.add('sequenceForecast', n < 0, () =>
      client.send('POST', '/sequences/forecast', { sequenceId: id, days: 30, draft: n % 2 === 0 ? {} : { schedule } }),
    )
    await times.add('sequenceQueue', n < 0, () => client.send('POST', `/sequences/${id}/queue`, { recipientIds }))
  }
  return times
}

export async function run(): Promise<void> {
  const lines: BenchLine[] = []
  const [agency, untilReady] = await timed(() => ready('agency'))
  const [, month] = await timed(() => agency.host.simulator.clock.advance(30 * 24 * 60 * 60 * 1000))
  lines.push(lineOf('agency, ready', untilReady, 1000), lineOf('agency, advanced by 30 days', month, 3000))
  await agency.host.close()
  const [large, untilLarge] = await timed(() => ready(benchScenario))
  lines.push(lineOf('large, ready', untilLarge, 5000))
  lines.push(
    ...(await readTimes(large)).lines('large, reads', 10),
    ...(await forecastTimes(large)).lines('large, forecasts and queues', 10),
    ...(await writeTimes(large)).lines('large, writes', 15),
  )
  const [attribute] = rowsOf(await large.call('GET', '/recipients/custom-attributes'), 'recipientCustomAttributes')
  const [, deletion] = await timed(() => large.call('DELETE', `/recipients/custom-attributes/${attribute}`))
  lines.push(lineOf('large, an attribute that many recipients hold', deletion, 500))
  await large.host.close()
  printReport('The simulator on its HTTP host', lines)
}

if (import.meta.main) await run()
