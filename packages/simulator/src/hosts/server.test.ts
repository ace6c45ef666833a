import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type HttpHost, serve, type ServeOptions, WorkspaceFileTaken } from './http.ts'
import { WorkspaceFile } from './workspaceFile.ts'

const startOfDay = '2026-11-20T09:00:00Z'
const quick = {
  port: 0,
  scenario: 'new-user',
  seed: 1,
  now: Date.parse(startOfDay),
  isFrozen: true,
} as const satisfies ServeOptions
const json = { 'content-type': 'application/json' }

/** Sends a request with headers that `fetch` does not allow. */
const send = (
  { port }: HttpHost,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<{ readonly status: number; readonly cookie: string; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => void (text += part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, cookie: response.headers['set-cookie']?.[0] ?? '', text })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })

const logIn = (host: HttpHost, headers: Readonly<Record<string, string>> = {}, password = 'demo') =>
  send(
    host,
    'POST',
    '/api/v2/auth/login',
    { ...json, ...headers },
    JSON.stringify({ email: 'demo@example.com', password }),
  )
const sessionOf = (cookie: string) => cookie.split(';', 1)[0] ?? ''

let running: HttpHost[] = []
async function started(options: Partial<ServeOptions> = {}): Promise<HttpHost> {
  const host = await serve({ ...quick, ...options })
  running.push(host)
  return host
}
afterEach(async () => {
  await Promise.all(running.map((host) => host.close()))
  running = []
})

describe('control calls over HTTP', () => {
  let host: HttpHost
  beforeAll(async () => {
    host = await serve(quick)
  })
  afterAll(() => host.close())

  const seedInUse = async () => JSON.parse((await send(host, 'GET', '/__simulator/state')).text).seed
  const reset = (headers: Readonly<Record<string, string>>) =>
    send(host, 'POST', '/__simulator/reset', headers, '{"seed":2}')

  test.each([
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['a page of another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['a page without an origin', { ...json, origin: 'null' }, 403],
    ['a request with a foreign host name', { ...json, host: 'evil.example' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['a body without a type', {}, 415],
  ])('SIM-30 %s cannot reset the workspace', async (_name, headers, status) => {
    expect((await reset(headers)).status).toBe(status)
    expect(await seedInUse()).toBe(1)
  })

  test('SIM-30 a control call from another site is refused below any base path', async () => {
    const { status } = await send(
      host,
      'POST',
      '/x/__simulator/reset',
      { ...json, 'sec-fetch-site': 'cross-site' },
      '{}',
    )
    expect(status).toBe(403)
  })

  test('SIM-30 pages of the server and programs on this machine can make control calls', async () => {
    const own = { origin: host.origin, 'sec-fetch-site': 'same-origin' }
    expect((await send(host, 'POST', '/__simulator/clock', { ...json, ...own }, '{"advanceMs":1}')).status).toBe(200)
    expect((await send(host, 'GET', '/__simulator/state', { host: `localhost:${host.port}` })).status).toBe(200)
    expect((await send(host, 'DELETE', '/__simulator/faults')).status).toBe(200)
  })
})

test("SIM-30 a server with a control key requires the key, except for control calls of the product's popups", async () => {
  const host = await started({ controlKey: 'k'.repeat(32) })
  const other = { host: 'demo.example' }
  const statusOf = async (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    (await send(host, method, `/__simulator${path}`, { ...other, ...headers }, body)).status
  expect(await statusOf('GET', '/snapshot', {})).toBe(401)
  expect(await statusOf('GET', '/snapshot', { 'x-simulator-key': 'k'.repeat(31) })).toBe(401)
  expect(await statusOf('GET', '/snapshot', { 'x-simulator-key': 'k'.repeat(32) })).toBe(200)
  expect(await statusOf('POST', '/reset', json, '{}')).toBe(401)
  expect(await statusOf('GET', '/state', {})).toBe(200)
  expect(await statusOf('POST', '/checkout', json, '{"credits":250,"card":null}')).toBe(200)
  expect(await statusOf('POST', '/checkout', { ...json, origin: 'https://evil.example' }, '{}')).toBe(403)
})

test('SIM-31 a snapshot from the server holds no password and no token', async () => {
  const host = await started()
  const session = sessionOf((await logIn(host)).cookie)
  await send(host, 'POST', '/api/v2/auth/request-reset-password', json, '{"email":"demo@example.com"}')
  const mails = JSON.parse((await send(host, 'GET', '/__simulator/mails')).text)
  const full = await host.simulator.snapshot()
  const { text } = await send(host, 'GET', '/__simulator/snapshot')
  const token = session.split('=')[1] ?? ''
  expect([JSON.stringify(full).includes(token), JSON.stringify(full).includes('"password":"demo"')]).toEqual([
    true,
    true,
  ])
  expect([text.includes(token), text.includes('"password":"demo"'), text.includes('"password":""')]).toEqual([
    false,
    false,
    true,
  ])
  expect(mails).toEqual({
    mails: [{ purpose: 'resetPassword', email: 'demo@example.com', token: expect.stringMatching(/^[\da-f-]{36}$/) }],
  })
  expect(text).not.toContain(mails.mails[0].token)
  expect((await send(host, 'PUT', '/__simulator/snapshot', json, text)).status).toBe(200)
  expect((await send(host, 'GET', '/api/v2/users/me', { cookie: session })).status).toBe(200)
  expect([(await logIn(host)).status, (await logIn(host, {}, '')).status === 200]).toEqual([200, false])
  expect(JSON.parse((await send(host, 'GET', '/__simulator/mails')).text)).toEqual(mails)
})

test('SIM-2 the cookie is Secure behind a proxy that uses HTTPS', async () => {
  const host = await started()
  expect((await logIn(host)).cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect((await logIn(host, { 'x-forwarded-proto': 'https' })).cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

test('SIM-32 two servers with the same seed give different sessions and links', async () => {
  const secretsOf = async () => {
    const host = await started()
    const { cookie } = await logIn(host)
    await send(host, 'POST', '/api/v2/auth/request-reset-password', json, '{"email":"demo@example.com"}')
    return [sessionOf(cookie), JSON.parse((await send(host, 'GET', '/__simulator/mails')).text).mails[0].token]
  }
  const secrets = [...(await secretsOf()), ...(await secretsOf())]
  expect(new Set(secrets).size).toBe(4)
})

test('SIM-33 the server responds to other requests while a control call moves the clock', async () => {
  // Each call of `now` adds a second, so the simulator lets other requests run after each slice of its work.
  let realNow = 0
  const realTime = { now: () => (realNow += 1000), wait: () => new Promise<void>((done) => void setImmediate(done)) }
  const host = await started({ scenario: 'first-sequence', realTime })
  const move = (body: object) => send(host, 'POST', '/__simulator/clock', json, JSON.stringify(body))
  const dayMs = 86_400_000
  expect((await move({ advanceMs: 90 * dayMs + 1 })).status).toBe(400)
  expect((await move({ until: '2027-06-01T00:00:00Z' })).status).toBe(400)
  const hasBegun = new Promise<void>((resolve) => {
    host.simulator.onChange(() => {
      if (host.simulator.clock.now() > quick.now) resolve()
    })
  })
  const moved = move({ advanceMs: 90 * dayMs })
  await hasBegun
  const { clock } = JSON.parse((await send(host, 'GET', '/__simulator/state')).text)
  const end = '2027-02-18T09:00:00.000Z'
  expect([clock.now > startOfDay, clock.now < end, JSON.parse((await moved).text).now]).toEqual([true, true, end])
})

describe('the workspace in a file', () => {
  let folder = ''
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tandem-'))))
  afterAll(() => rmSync(folder, { recursive: true }))
  const rename = (host: HttpHost, cookie: string, name: string) =>
    send(host, 'PATCH', '/api/v2/users/1', { ...json, cookie }, JSON.stringify({ name }))
  const nameOf = async (host: HttpHost, cookie: string) =>
    JSON.parse((await send(host, 'GET', '/api/v2/users/me', { cookie })).text).name

  test('SIM-34 after a stop, the file has the workspace and the sessions, and a fresh start discards them', async () => {
    const file = join(folder, 'deep', 'stop.sqlite')
    const first = await serve({ ...quick, file })
    const cookie = sessionOf((await logIn(first)).cookie)
    expect((await rename(first, cookie, 'Kept Name')).status).toBe(200)
    const before = await first.simulator.snapshot()
    await expect(serve({ ...quick, file })).rejects.toThrow(WorkspaceFileTaken)
    await first.close()
    const second = await serve({ ...quick, file })
    expect([first.workspace, second.workspace]).toEqual(['new', 'continued'])
    expect(await second.simulator.snapshot()).toEqual(before)
    expect(await nameOf(second, cookie)).toBe('Kept Name')
    await second.close()
    const fresh = await started({ file, isFresh: true })
    expect((await send(fresh, 'GET', '/api/v2/users/me', { cookie })).status).toBe(401)
    expect(await nameOf(fresh, sessionOf((await logIn(fresh)).cookie))).not.toBe('Kept Name')
  })

  test('SIM-34 only the system user who runs the server can read the file', async () => {
    const file = join(folder, 'shared.sqlite')
    writeFileSync(file, '', { mode: 0o644 })
    for (const path of [file, join(folder, 'new.sqlite')]) {
      const host = await started({ file: path })
      await logIn(host)
      expect(globSync(`${path}*`).map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600])
    }
  })

  test('SIM-34 a workspace of another version is replaced', async () => {
    const file = join(folder, 'version.sqlite')
    const first = await serve({ ...quick, file })
    const changes = await first.simulator.takeChanges()
    await first.close()
    const saved = new WorkspaceFile(file)
    saved.save({ ...changes, blocks: [], isFresh: false, rest: { ...changes.rest, version: -1 } })
    saved.close()
    const second = await started({ file })
    expect([second.workspace, (await logIn(second)).status]).toEqual(['outdated', 200])
  })

  test('SIM-34 a failed save changes nothing in the file', async () => {
    const file = join(folder, 'failed.sqlite')
    const { simulator } = await started()
    const changes = await simulator.takeChanges()
    const saved = new WorkspaceFile(file)
    onTestFinished(() => saved.close())
    let isFull = true
    const toJSON = () => {
      if (isFull) throw new Error('The disk is full.')
      return changes.rest
    }
    const rest = { ...changes.rest, toJSON }
    expect(() => saved.save({ ...changes, rest })).toThrow('The disk is full.')
    expect(saved.read()).toBeUndefined()
    isFull = false
    saved.save(await simulator.takeChanges())
    expect(saved.read()).toEqual(await simulator.snapshot())
  })
})

test('SIM-35 the server reports its health and version, and logs requests without their queries', async () => {
  const lines: string[] = []
  const host = await started({
    version: { version: '1.2.3' },
    log: (line) => void lines.push(line),
    site: (asked) => Promise.resolve(new Response(null, { status: asked.url.endsWith('.json') ? 404 : 200 })),
  })
  expect((await send(host, 'GET', '/healthz')).text).toBe('{"status":"ok"}')
  expect((await send(host, 'GET', '/version.json')).text).toBe('{"version":"1.2.3"}')
  await send(host, 'GET', '/reset-password?token=secret')
  await send(host, 'GET', '/api/v2/users/me')
  expect(lines.map((line) => line.replace(/^\S+Z /, '').replace(/ \d+ ms$/, ''))).toEqual([
    'GET /healthz 200',
    'GET /version.json 200',
    'GET /reset-password 200',
    'GET /api/v2/users/me 401',
  ])
})
