import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pageHeadersOf, securityHeaders } from '../../scripts/server/securityHeaders.ts'
import { productionSite } from '../../scripts/server/site.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

const page = '<!doctype html><title>Tandem</title>'
const code = `console.log(${JSON.stringify('tandem '.repeat(400))})`
const tree = temporaryTree({
  'secret.txt': 'outside of the folder',
  'dist/index.html': page,
  'dist/favicon.svg': '<svg/>',
  'dist/.hidden/manifest.json': '{}',
  'dist/assets/index-abc123.js': code,
  'dist/assets/ready-abc123.js': code,
  'dist/assets/ready-abc123.js.br': 'compressed by the build',
})

const site = productionSite(`${tree}/dist`)
const get = (path: string, init?: RequestInit) => site(new Request(`http://tandem.test${path}`, init))

describe('the production site', () => {
  test.each([
    '/',
    '/sequences',
    '/sequences/manage/12/followUps',
    '/demo',
    '/demo/sequences',
    '/messages?hasIncoming=true',
    '/messages/conversation/1.5',
  ])('returns the page for the route %s', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, page])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['/demo/api', '/Demo/API/v2/users/me', '/demo/__simulator/state', '/demo/api/v2/users/me/image.png'])(
    'returns 404 for the path %s of the API',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('lets browsers cache hashed assets permanently', async () => {
    const response = await get('/assets/index-abc123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(code)
  })

  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, deflate', gunzipSync],
  ] as const)('compresses with %s if the browser accepts it', async (encoding, accepted, decompress) => {
    const response = await get('/assets/index-abc123.js', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(decompress(await response.bytes()).toString()).toBe(code)
  })

  test('sends the compressed files of the build unchanged', async () => {
    const prepared = await get('/assets/ready-abc123.js', { headers: { 'accept-encoding': 'br' } })
    expect(prepared.headers.get('content-encoding')).toBe('br')
    expect(await prepared.text()).toBe('compressed by the build')
    expect(await (await get('/assets/ready-abc123.js')).text()).toBe(code)
  })

  test.each([
    ['/', pageHeadersOf('/')],
    ['/assets/index-abc123.js', securityHeaders],
    ['/gone.js', securityHeaders],
    ['/demo/api/v2/users/me', securityHeaders],
  ])('sends the security headers in the response to %s', async (path, expected) => {
    const { headers } = await get(path)
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))).toEqual(expected)
  })

  test('BILL-43 the headers of a payment page let the app watch the window after a redirect to another site', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-opener-policy')
    expect([await policyOf('/Payment-1profile-monthly'), await policyOf('/messages')]).toEqual([
      'unsafe-none',
      'same-origin-allow-popups',
    ])
  })

  test.each([
    '/gone.js',
    '/assets/index-old.js',
    '/.hidden/manifest.json',
    '/..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%E0%A4%A',
    '/\\..\\secret.txt',
  ])('returns 404 for the missing, hidden or invalid path %s', async (path) => {
    const response = await get(path)
    expect(await response.text()).not.toContain('outside')
    expect(response.status).toBe(404)
  })

  test('responds to HEAD without a body, and refuses POST', async () => {
    const head = await get('/assets/index-abc123.js', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(code.length), ''])
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })

  test('reports a missing build', async () => {
    const empty = temporaryTree({ 'dist/readme.txt': '' })
    const response = await productionSite(`${empty}/dist`)(new Request('http://tandem.test/'))
    expect([response.status, await response.text()]).toEqual([503, 'Tandem is not built: run `npm run build`.\n'])
  })
})
