import { gzipSync } from 'node:zlib'
import { type Page } from '@playwright/test'
import { budgets } from '../../scripts/build/budgets.ts'
import { pageHeadersOf } from '../../scripts/server/securityHeaders.ts'
import { countedChunks } from '../support/countedChunks.ts'
import { held } from '../support/app.ts'
import { expect, test, signIn } from '../support/e2e.ts'

/** Blocks all JavaScript files except the files that the budget `name` counts. */
async function loadOnlyBudgeted(page: Page, name: string) {
  const budget = budgets.find((each) => each.name === name)
  if (!budget) throw new Error(`There is no budget of "${name}".`)
  const counted = countedChunks(budget.modules)
  const loaded: Buffer[] = []
  const heldBack: string[] = []
  await page.route('**/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    // A blocked request stays open, because a failed request would cause an error in the page.
    if (!counted.has(file)) {
      heldBack.push(file)
      return
    }
    const response = await route.fetch()
    loaded.push(await response.body())
    await route.fulfill({ response: response })
  })
  return {
    limit: budget.kilobytes,
    heldBack,
    kilobytes: () => loaded.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000,
    text: () => loaded.join('\n'),
  }
}

test.describe('the production build', () => {
  test('SIM-20 has a usable login page within its budget, without simulator code', async ({ page }) => {
    const scripts = await loadOnlyBudgeted(page, 'the login page is usable')
    const response = await page.goto('/login')
    expect(await response?.allHeaders()).toMatchObject(
      Object.fromEntries(Object.entries(pageHeadersOf('/login')).map(([name, value]) => [name.toLowerCase(), value])),
    )
    // HTML requires the charset within the first 1,024 bytes.
    const start = (await response?.text())?.slice(0, 1024)
    expect(start).toContain('<meta charset="utf-8" />')
    expect(start).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-[\w+/]+=*'" \/>/,
    )
    await page.getByLabel('Email').fill('demo@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(scripts.kilobytes()).toBeGreaterThan(100)
    expect(scripts.kilobytes()).toBeLessThanOrEqual(scripts.limit)
    expect(scripts.text()).not.toMatch(/mswjs|__simulator|first-sequence/)
  })

  test('SHELL-64 requests the session and the rows only once, and before the app has loaded also the code of the page', async ({
    page,
    workspace: _workspace,
  }) => {
    await signIn(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await held(page, /\/assets\/index-.*\.js$/)
    const sessions = () => asked.filter((path) => path === '/api/v2/users/me').length
    const rows = () => asked.filter((path) => path === '/api/v2/clients').length
    await page.goto('/clients', { waitUntil: 'commit' })
    await expect.poll(() => asked.some((path) => path.includes('/ClientsPage-'))).toBe(true)
    await expect.poll(() => [sessions(), rows()]).toEqual([1, 1])
    release()
    await expect(page.getByRole('grid', { name: 'AI clients' }).getByRole('row').nth(1)).toBeVisible()
    expect([sessions(), rows()]).toEqual([1, 1])
  })

  test("shows the dashboard's figures within the JavaScript budget", async ({ signedInPage }) => {
    const scripts = await loadOnlyBudgeted(signedInPage, "the navigation bar and the dashboard's figures show")
    await signedInPage.goto('/')
    await expect(signedInPage.getByRole('group', { name: 'Requests Sent' })).toContainText(/\d/)
    await expect(signedInPage.getByText('Interested with no answer')).toBeVisible()
    await expect(signedInPage.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(8)
    await expect(signedInPage.getByRole('button', { name: /^Notifications, \d+\+? unread/ })).toBeVisible()
    await expect(signedInPage.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    expect(scripts.kilobytes()).toBeGreaterThan(100)
    expect(scripts.kilobytes()).toBeLessThanOrEqual(scripts.limit)
    // Without an action of the user, the page may request only the chunks of the budget and these chunks.
    const known = countedChunks([
      '/StatsChart.tsx',
      '/TimeSeriesPlot.tsx',
      '/shell/Toasts.tsx',
      '/shell/OfflineNotice.tsx',
    ])
    expect(scripts.heldBack.filter((file) => !known.has(file))).toEqual([])
  })

  test('SIM-18 API requests of the demo, unknown assets and hidden files get a 404; all other addresses open the app', async ({
    request,
  }) => {
    expect((await request.get('/demo/api/v2/users/me')).status()).toBe(404)
    expect((await request.post('/demo/api/v2/auth/login', { data: {} })).status()).toBe(404)
    expect((await request.get('/assets/gone-1234.js')).status()).toBe(404)
    expect((await request.get('/.vite/manifest.json')).status()).toBe(404)
    expect((await request.get('/no/such/page')).status()).toBe(200)
  })
})
