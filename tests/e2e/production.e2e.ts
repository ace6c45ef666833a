import { gzipSync } from 'node:zlib'
import { type Page } from '@playwright/test'
import { budgets } from '../../scripts/build/budgets.ts'
import { securityHeaders } from '../../scripts/server/securityHeaders.ts'
import { expect, test } from '../support/e2e.ts'

/** Collects the JavaScript that a page loads, from now on. */
function loadedScripts(page: Page) {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body())
  })
  return async () => {
    const scripts = await Promise.all(bodies)
    return { text: scripts.join('\n'), kilobytes: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000 }
  }
}

const budgetOf = (name: string) => budgets.find((budget) => budget.name === name)?.kilobytes ?? 0

test.describe('the production build', () => {
  test('is served with the security headers', async ({ page }) => {
    const response = await page.goto('/login')
    const headers = await response?.allHeaders()
    expect(headers).toMatchObject(Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])))
  })

  test('loads no more JavaScript for the login page than its budget, and none of the simulator', async ({ page }) => {
    const scripts = loadedScripts(page)
    await page.goto('/login')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    const { text, kilobytes } = await scripts()
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThanOrEqual(budgetOf('the login page is usable'))
    expect(text).not.toMatch(/mswjs|__simulator|first-sequence/)
  })

  test('answers a call of the demo that slips out with 404', async ({ request }) => {
    expect((await request.get('/demo/api/v2/users/me')).status()).toBe(404)
    expect((await request.post('/demo/api/v2/auth/login', { data: {} })).status()).toBe(404)
  })

  test('answers an unknown asset with 404 and an unknown page with the app', async ({ request }) => {
    expect((await request.get('/assets/gone-1234.js')).status()).toBe(404)
    expect((await request.get('/no/such/page')).status()).toBe(200)
  })
})
