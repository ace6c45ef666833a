import { expect, test as base } from '@playwright/test'
import { pageHeadersOf, securityHeaders } from '../../scripts/server/securityHeaders.ts'
import { signIn } from '../support/e2e.ts'
import { type Deployment, startDeployment } from './nginxServer.ts'

interface WorkerFixtures {
  readonly deployment: Deployment
}

const test = base.extend<object, WorkerFixtures>({
  deployment: [
    async ({ channel: _channel }, provide) => {
      const deployment = await startDeployment()
      await provide(deployment)
      await deployment.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ deployment }, provide) => provide(deployment.origin),
})

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test('plain HTTP redirects to HTTPS', async ({ request, deployment }) => {
  const response = await request.get(`${deployment.plainOrigin}/recipients?search=a`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toMatch(/^https:\/\/127\.0\.0\.1.*\/recipients\?search=a$/)
})

const headersOf = {
  '/': pageHeadersOf('/'),
  '/recipients': pageHeadersOf('/'),
  '/payment-1profile-monthly': pageHeadersOf('/payment-1profile-monthly'),
  '/api/v2/users/me': securityHeaders,
  '/assets/none.js': securityHeaders,
}

for (const [path, expected] of Object.entries(headersOf)) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject(lowerCased(expected))
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
}

for (const path of [
  '/assets/none.js',
  '/nothing.png',
  '/robots.txt',
  '/.vite/manifest.json',
  '/.git/config',
  '/demo/api/v2/users/me',
  '/Demo/API/v2/users/me',
  '/demo/__simulator/state',
]) {
  test(`${path} gets a 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('text is compressed, and assets are cached', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  const [, script = ''] = /src="(\/assets\/[\w-]+\.js)"/.exec(await page.text()) ?? []
  for (const encoding of ['br', 'gzip']) {
    const asset = await request.get(script, { headers: { 'accept-encoding': encoding } })
    expect(asset.headers()).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
  }
})

test('a user signs in and out', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  await signIn(page)
  for (const path of ['/recipients', '/sequences', '/clients', '/calls', '/profiles']) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  // The address of a page can contain a dot, like the name of a file.
  await page.goto('/messages/conversation/1.5')
  await expect(page.getByText('Conversation was not found')).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(errors).toEqual([])
})

test('the demo runs inside the browser and sends no request to the backend', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
})
