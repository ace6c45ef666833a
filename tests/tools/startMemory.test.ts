import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspaceFile } from '../../scripts/server/serveOptions.ts'

const start = join(import.meta.dirname, '../../scripts/start.ts')
const rounds = 2
const callsPerRound = 25

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tandem-'))))
afterAll(() => rmSync(folder, { recursive: true }))

async function startServer() {
  const server = spawn(process.execPath, [start, '--prebuilt', '--port', '0', '--scenario', 'new-user'], {
    env: { ...process.env, XDG_DATA_HOME: folder, LOCALAPPDATA: folder, HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  let said = ''
  const origin = await new Promise<string>((ready, fail) => {
    const take = (bytes: Buffer) => {
      said += bytes.toString()
      const found = /the product\s+(http:\S+?)\/\n[^]*workspace[^]*\.\n/.exec(said)?.[1]
      if (found !== undefined) ready(found)
    }
    server.stdout.on('data', take)
    server.stderr.on('data', take)
    server.on('close', () => fail(new Error(`The server did not start: ${said}`)))
  })
  const call = (method: string, path: string, cookie: string, body?: object) =>
    fetch(`${origin}/api/v2${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    said,
    call,
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
  }
}

type Server = Awaited<ReturnType<typeof startServer>>

async function signIn({ call }: Server): Promise<string> {
  const response = await call('POST', '/auth/login', '', { email: 'demo@example.com', password: 'demo' })
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

const namesIn = async ({ call }: Server, cookie: string): Promise<string> =>
  (await call('GET', '/recipients/custom-attributes', cookie)).text()

test('SIM-34 a restart after a kill keeps the session and all changes that the server confirmed', async () => {
  let server = await startServer()
  expect(server.said).toContain(join(folder, 'Tandem', 'new-user-1.sqlite'))
  const cookie = await signIn(server)
  const answered: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const wanted = round * callsPerRound
    const work = async (worker: number) => {
      for (let count = 0; ; count++) {
        const name = `Attribute ${round}-${worker}-${count}`
        const response = await server
          .call('POST', '/recipients/custom-attributes', cookie, { name })
          .catch(() => undefined)
        if (response?.status !== 201) return
        answered.push(name)
        // The requests of other workers are still running when the server ends.
        if (answered.length === wanted) await server.kill()
      }
    }
    await Promise.all([work(1), work(2), work(3)])
    server = await startServer()
    const names = await namesIn(server, cookie)
    expect(answered.length).toBeGreaterThanOrEqual(wanted)
    expect(answered.filter((name) => !names.includes(`"${name}"`))).toEqual([])
  }
  await server.kill()
}, 300_000)

test.each([
  ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'Tandem', 'agency-1.sqlite')],
  ['win32', { LOCALAPPDATA: '/local' }, join('/local', 'Tandem', 'agency-1.sqlite')],
] as const)("SIM-34 on %s the file of the workspace is in the user's data folder", (platform, env, path) => {
  expect(workspaceFile({}, { platform, env })).toBe(path)
})
