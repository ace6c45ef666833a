// Measures the simulator on its HTTP host: `node tests/bench/simulator.bench.ts`.
import { type HttpHost, serve } from '@tandem/simulator/http'
import { type BenchLine, printReport } from './support/report.ts'

/** A Friday morning, so that every run meets the same world. */
const now = Date.parse('2026-11-20T09:00:00Z')
const rounds = 200

interface Client {
  readonly host: HttpHost
  get(path: string): Promise<string>
}

/** Starts a workspace and signs in; the time until then is the time until it is ready. */
async function ready(scenario: string): Promise<Client & { readonly ms: number }> {
  const before = performance.now()
  const host = await serve({ port: 0, scenario, now, isFrozen: true })
  const login = await fetch(`${host.origin}/api/v2/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
  })
  if (!login.ok) throw new Error(`${scenario}: sign-in was answered with ${login.status}`)
  const ms = performance.now() - before
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return {
    host,
    ms,
    async get(path) {
      const response = await fetch(`${host.origin}/api/v2${path}`, { headers: { cookie } })
      const text = await response.text()
      if (!response.ok) throw new Error(`GET ${path} was answered with ${response.status}: ${text.slice(0, 200)}`)
      return text
    },
  }
}

/** Calls by what they are for; a placeholder is the id of another record each time. */
const calls: Readonly<Record<string, readonly string[]>> = {
  list: [
    '/sequences?view=admin_list&limit=25',
    '/conversations?limit=20&hasIncoming=true',
    '/conversations?limit=100',
    '/recipients?withFieldData=true&view=admin_list&limit=100',
    '/recipients?withFieldData=true&view=admin_list&limit=25&search=an',
    '/recipients?withFieldData=true&view=admin_list&limit=25&sort=-company',
    '/recipients?withFieldData=true&view=admin_list&limit=25&after={recipients}',
    '/calls?withFieldData=true&view=admin_list&limit=25',
    '/clients?limit=100',
    '/profiles?limit=100&view=admin_list',
    '/profiles?limit=100&connected=false',
    '/users?view=admin_list&limit=25',
  ],
  'look-up': [
    '/users/me',
    '/organizations/1',
    '/conversations/{conversations}',
    '/recipients/{recipients}',
    '/directories/categories?for=chat-message',
  ],
  dashboard: ['/dashboard?dateStart=2026-11-13&dateEnd=2026-11-20', '/dashboard?dateStart=2026-08-01&dateEnd=2026-11-20'],
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

/** Ids that `{conversations}` and its like stand for, by the rows of the first page. */
async function idsIn(client: Client, path: string): Promise<readonly number[]> {
  const collection = /\{(\w+)\}/.exec(path)?.[1]
  if (collection === undefined) return []
  const { _embedded: embedded }: { _embedded: Record<string, { id: number }[]> } = JSON.parse(await client.get(`/${collection}?limit=100`))
  return embedded[collection]?.map(({ id }) => id) ?? []
}

async function timesOf(client: Client, path: string): Promise<number[]> {
  const times: number[] = []
  const ids = await idsIn(client, path)
  const warmUp = 10
  for (let round = -warmUp; round < rounds; round++) {
    const called = path.replace(/\{\w+\}/, String(ids[(Math.abs(round) * 7) % ids.length]))
    const before = performance.now()
    await client.get(called)
    if (round >= 0) times.push(performance.now() - before)
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
  for (const [kind, paths] of Object.entries(calls)) {
    const all: number[] = []
    for (const path of paths) {
      const times = await timesOf(large, path)
      all.push(...times)
      if (paths.length > 2) lines.push({ work: `  ${path.slice(0, 60)}`, unit: 'ms', ours: percentile95(times), limit: 10 })
    }
    lines.push({ work: `large, p95 of ${kind} calls`, unit: 'ms', ours: percentile95(all), limit: 10 })
  }
  await large.host.close()
  printReport('The simulator on its HTTP host', lines)
}

if (import.meta.main) await run()
