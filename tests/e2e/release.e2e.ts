import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, type Request, type Route } from '@playwright/test'
import { expect, expectAccessible, held, setHidden, test as productTest, toastOf } from '../support/app.ts'
import { conversationsOf, editor } from '../support/inbox.ts'
import { type ReleasedProduct, startReleases } from '../support/releases.ts'

interface WorkerFixtures {
  readonly released: ReleasedProduct
}

const test = productTest.extend<object, WorkerFixtures>({
  released: [
    async ({ channel: _channel }, provide) => {
      const released = await startReleases()
      await provide(released)
      await released.stop()
    },
    { scope: 'worker' },
  ],
  product: [({ released }, provide) => provide(released), { scope: 'worker' }],
})

const offer = (page: Page) => toastOf(page, 'A new version of Tandem is available')
const toTeam = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' })

/** Waits for the code of the toasts, which loads last. */
async function openWhole(page: Page, path: string): Promise<void> {
  const toasts = page.waitForResponse(/\/Toasts-.*\.js/)
  await page.goto(path)
  await toasts
}

/** Aborts the request if the browser loads the file as a script. Other requests for the file succeed. */
const refuseScript = (route: Route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue())

async function commitOf(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: /Account menu/ }).click()
  const text = await page.getByText(/^Version .*, \d{4}$/).textContent()
  await page.keyboard.press('Escape')
  return /\((\w+)\)/.exec(text ?? '')?.[1]
}

test('REL-1 the account menu shows the build that /version.json names', async ({ signedInPage: page }) => {
  const { version, commit, date } = await (await page.request.get('/version.json')).json()
  expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await page.goto('/help')
  await page.getByRole('button', { name: /Account menu/ }).click()
  const text = page.getByText(`Version ${version} (${commit}), `)
  await expect(text).toHaveText(new RegExp(`, [A-Z][a-z]{2} \\d+, ${date.slice(0, 4)}$`))
})

test('REL-3 if a new version has replaced the code of a page, the page opens in the new version', async ({
  signedInPage: page,
  released,
  troubles,
}) => {
  await openWhole(page, '/help')
  const before = await commitOf(page)
  released.release()
  await toTeam(page).click()
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/team')
  expect(await commitOf(page)).not.toBe(before)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  expect(troubles.splice(0).join('\n')).toContain('was answered with 404')
})

test('REL-3 a page with unsaved changes offers a reload instead of reloading automatically', async ({
  signedInPage: page,
  released,
  troubles,
}) => {
  await openWhole(page, '/settings/manage/general')
  const name = page.getByLabel('Full Name')
  await name.fill('Typed before')
  released.release()
  await page.keyboard.press('Control+k')
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'could not be loaded' })).toBeHidden()
  await expect(name).toHaveValue('Typed before')

  page.once('dialog', (dialog) => void dialog.dismiss())
  const asked = page.waitForEvent('dialog')
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  expect((await asked).type()).toBe('beforeunload')
  await expect(name).toHaveValue('Typed before')
  troubles.splice(0)
})

test('REL-2 a visible window checks for a new version at most once a minute', async ({
  signedInPage: page,
  released,
}) => {
  await page.clock.install()
  const [conversation] = await conversationsOf(page, {})
  await openWhole(page, `/messages/conversation/${conversation?.id}`)
  await editor(page).fill('Half a thought')
  let [asked, answered] = [0, 0]
  const isCheck = (request: Request) => request.url().endsWith('/version.json')
  page.on('request', (request) => {
    if (isCheck(request)) asked += 1
  })
  page.on('requestfinished', (request) => {
    if (isCheck(request)) answered += 1
  })
  // From here on, only the test moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  const times: number[] = []
  const run = async (seconds: number, hasFocus: boolean) => {
    for (let second = 0; second < seconds; second += 5) {
      const before = asked
      await page.clock.runFor(5000)
      if (hasFocus) await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      if (asked > before) times.push(second)
      await expect.poll(() => answered).toBe(asked)
    }
  }
  await run(200, true)
  expect(times.length).toBeGreaterThan(2)
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(times.slice(1).map(() => 60))
  const withFocus = asked
  await run(80, false)
  expect(asked).toBe(withFocus + 1)
  await setHidden(page, true)
  await run(80, false)
  expect(asked).toBe(withFocus + 1)
  await expect(offer(page)).toBeHidden()

  released.release()
  await setHidden(page, false)
  await expect(offer(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(offer(page)).toBeVisible()
  await page.clock.resume()
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(editor(page)).toHaveText('Half a thought')
  await expect(offer(page)).toBeHidden()
})

test('REL-3 a page reloads only once if the cache returns the old version again', async ({
  signedInPage: page,
  released,
  troubles,
}) => {
  await openWhole(page, '/help')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  released.cacheOldPage(true)
  released.release()
  await toTeam(page).click()
  await expect(page.getByRole('heading', { name: 'A new version of Tandem is available', level: 1 })).toBeVisible()
  await expectAccessible(page)
  expect(loads).toBe(1)
  released.cacheOldPage(false)
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  troubles.splice(0)
})

test('REL-3 if the code of a page could not be preloaded, the page reloads automatically, but only once', async ({
  signedInPage: page,
  troubles,
}) => {
  let failures = 1
  await page.route(/CallsPage.*\.js/, async (route) => {
    failures -= 1
    await (failures < 0 ? route.continue() : route.abort())
  })
  await page.goto('/calls')
  await expect(page.getByRole('heading', { name: 'Calls Management' })).toBeVisible()
  expect(failures).toBe(-1)

  failures = 1
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Calls Management' })).toBeVisible()
  troubles.splice(0)
})

test('REL-3 a page that the user is leaving does not reload', async ({ signedInPage: page, troubles }) => {
  await openWhole(page, '/help')
  const answer = await held(page, '**/team')
  await page.route(/AccountMenuPopup.*\.js/, refuseScript)
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  const checked = page.waitForResponse('**/version.json')
  // Playwright's click would wait for the next page.
  await page.getByRole('button', { name: /Account menu/ }).evaluate((button: HTMLElement) => {
    window.location.assign('/team')
    button.click()
  })
  await checked
  answer()
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  expect(opened).toEqual(['/team'])
  troubles.splice(0)
})

test('SHELL-94 a toast offers a reload if a menu fails to load', async ({ signedInPage: page, troubles }) => {
  await page.goto('/settings/manage/general')
  const name = page.getByLabel('Full Name')
  await name.fill('Typed before')
  await page.route(/AccountMenuPopup.*\.js/, refuseScript)
  await page.getByRole('button', { name: /Account menu/ }).click()
  const toast = toastOf(page, 'A part of this page could not be loaded')
  await expect(toast.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(name).toHaveValue('Typed before')
  troubles.splice(0)
})

test('REL-4 a page sends its errors to the error service, without data of leads', async ({
  signedInPage: page,
  workspace,
  baseURL,
  troubles,
}) => {
  // Sets the address of the error service in the page, as a build with VITE_ERROR_URL does.
  await page.route(`${baseURL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('name="error-url" content=""', 'name="error-url" content="/errors"')
    return route.fulfill({ response, body })
  })
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/errors')) reports.push(request.postDataJSON())
  })
  const user = await (await page.request.get('/api/v2/users/me')).json()
  await workspace.fault({ operationId: 'userMe', status: 200, body: { ...user, name: null } })
  await page.goto('/messages/conversation/3042?token=secret')
  const { version, commit, date } = await (await page.request.get('/version.json')).json()
  const origin = { build: { version, commit, date }, route: '/messages/conversation/:conversationId' }
  await expect
    .poll(() => reports)
    .toMatchObject([
      { ...origin, source: 'response', name: 'TypeError', message: 'GET /users/me: expected string as name' },
    ])

  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('"Dear Ann" for ann@example.com')))
  })
  await expect.poll(() => reports[1]).toMatchObject({ ...origin, source: 'app', name: 'Error', message: '… for …' })
  expect(JSON.stringify(reports)).not.toMatch(/secret|Ann|example/)
  troubles.splice(0)
})

test('REL-8 the build contains the licenses of all its packages', async ({ request }) => {
  const maps = join(import.meta.dirname, '../../dist-maps/assets')
  const bundled = readdirSync(maps).flatMap((file) => {
    const { sources }: { sources: readonly string[] } = JSON.parse(readFileSync(join(maps, file), 'utf8'))
    return sources.flatMap((source) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  })
  const response = await request.get('/third-party-notices.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const notices = await response.text()
  const named = new Set([...notices.matchAll(/^-{80}\n\n(\S+) [\d.]+\S*\n\nLicense: /gm)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(30)
  expect([...new Set(bundled)].filter((name) => !named.has(name))).toEqual([])
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
})

test('REL-4 source maps are not served', async ({ request }) => {
  const [, script = ''] = /href="(\/assets\/index-[\w-]+\.js)"/.exec(await (await request.get('/')).text()) ?? []
  expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL')
  const built = script.replace(/_\d+/, '')
  expect(existsSync(join(import.meta.dirname, `../../dist${built}`))).toBe(true)
  expect(existsSync(join(import.meta.dirname, `../../dist${built}.map`))).toBe(false)
  expect(existsSync(join(import.meta.dirname, `../../dist-maps${built}.map`))).toBe(true)
})
