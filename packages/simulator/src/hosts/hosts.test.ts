import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostChecks, type HostUnderTest } from './hostSuite.ts'
import { type HttpHost, serve } from './http.ts'
import { type NodeHost, startNodeSimulator } from './node.ts'

describe('the node host', () => {
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

describe('the HTTP host', () => {
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

  test('leaves everything else to the site, the demo of the browser included', async () => {
    const at = async (path: string) => (await fetch(`${host.origin}${path}`)).text()
    expect([await at('/'), await at('/demo/api/v2/users/me'), await at('/api/v2x')]).toEqual(['/', '/demo/api/v2/users/me', '/api/v2x'])
  })

  test('rejects when the port is taken', async () => {
    await expect(serve({ port: host.port, scenario: 'first-sequence' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
