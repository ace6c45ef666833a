import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostChecks, type HostUnderTest } from './hostSuite.fixtures.ts'
import { type HttpHost, serve, simulatorPlugin } from './http.ts'
import { type NodeHost, startNodeSimulator } from './node.ts'

describe('SIM-16 the Node host', () => {
  let host: NodeHost
  beforeAll(() => {
    host = startNodeSimulator({ scenario: 'first-sequence' })
  })
  afterAll(() => host.close())

  const underTest: HostUnderTest = { fetch: (url, init) => fetch(url, init), base: 'http://tandem.test' }
  test.each(hostChecks)('$name', async ({ run }) => {
    await expect(run(underTest)).resolves.toBeUndefined()
  })
})

describe('SIM-16 the HTTP host', () => {
  let host: HttpHost
  beforeAll(async () => {
    host = await serve({
      port: 0,
      scenario: 'first-sequence',
      site: (request) => Promise.resolve(new Response(new URL(request.url).pathname)),
    })
  })
  afterAll(() => host.close())

  test.each(hostChecks)('$name', async ({ run }) => {
    await expect(run({ fetch: (url, init) => fetch(url, init), base: host.origin })).resolves.toBeUndefined()
  })

  test('the site responds to paths outside /api/v2', async () => {
    const at = async (path: string) => (await fetch(`${host.origin}${path}`)).text()
    expect([await at('/'), await at('/demo/api/v2/users/me'), await at('/api/v2x')]).toEqual([
      '/',
      '/demo/api/v2/users/me',
      '/api/v2x',
    ])
  })

  test('the HTTP host does not start if its port is taken', async () => {
    await expect(serve({ port: host.port, scenario: 'first-sequence' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe("SIM-16 the plugin of Vite's development server", () => {
  test('the plugin responds to /api/v2, and leaves other paths to Vite', async () => {
    const server = createServer()
    simulatorPlugin({ scenario: 'first-sequence' }).configureServer({
      middlewares: {
        use: (handle) =>
          void server.on('request', (incoming, outgoing) =>
            handle(incoming, outgoing, () => void outgoing.end('Vite')),
          ),
      },
    })
    const origin = await new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${Object(server.address()).port}`))
    })
    const check = hostChecks.find(({ name }) => name.startsWith('a session'))
    await expect(check?.run({ fetch: (url, init) => fetch(url, init), base: origin })).resolves.toBeUndefined()
    expect(await (await fetch(`${origin}/src/main.tsx`)).text()).toBe('Vite')
    expect(await (await fetch(`${origin}/demo/api/v2/users/me`)).text()).toBe('Vite')
    server.closeAllConnections()
    server.close()
  })
})
