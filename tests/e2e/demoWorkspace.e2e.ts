import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Demo' })
const scenario = (page: Page) => bar(page).getByLabel('Scenario')
const said = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function openDemo(page: Page, query = '') {
  await page.goto(`/demo${query}`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(scenario(page)).toHaveValue(/./)
}

async function change(page: Page) {
  await bar(page).getByRole('button', { name: '+1 h,' }).click()
  await expect(said(page, 'An hour passed').last()).toBeVisible()
}

/** Gives the stored workspace, or its database, the version of another release. */
const setVersion = (page: Page, kind: 'workspace' | 'database') =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('tandem-demo', changed === 'database' ? 99 : 2)
        request.addEventListener('success', () => {
          const database = request.result
          const transaction = database.transaction('rest', 'readwrite')
          transaction.addEventListener('complete', () => {
            database.close()
            resolve()
          })
          const store = transaction.objectStore('rest')
          const rest = store.get('rest')
          rest.addEventListener('success', () => {
            if (changed === 'workspace') store.put({ ...rest.result, version: 1 }, 'rest')
          })
        })
      }),
    kind,
  )

const savedScenario = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const request = indexedDB.open('tandem-demo', 2)
        // The abort keeps this request from creating a database.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort())
        request.addEventListener('error', () => resolve(undefined))
        request.addEventListener('success', () => {
          const saved = request.result.transaction('rest').objectStore('rest').get('rest')
          saved.addEventListener('success', () => resolve(saved.result?.scenario))
          request.result.close()
        })
      }),
  )

test.describe('the workspace of the demo', () => {
  test.slow()

  test('SIM-43 a full browser storage is reported once', async ({ page, context }) => {
    await page.goto('/login')
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
    await openDemo(page)
    await change(page)
    await expect(said(page, 'The demo could not be stored in this browser')).toBeVisible()
    await change(page)
    await expect(said(page, 'The demo could not be stored in this browser')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('SIM-44 a demo of another version does not change the workspace of an open demo', async ({ page, context }) => {
    await openDemo(page)
    const first = await scenario(page).inputValue()
    await scenario(page).selectOption('first-sequence')
    await expect.poll(() => savedScenario(page)).toBe('first-sequence')
    const other = await context.newPage()
    // Another address of the worker's script starts another worker, as another version of the product does.
    await other.addInitScript(() => {
      window.SharedWorker = class extends SharedWorker {
        constructor(address: string | URL, options?: string | WorkerOptions) {
          super(`${address}?other`, options)
        }
      }
    })
    await openDemo(other)
    await expect(said(other, 'The demo is open in another version of Tandem')).toBeVisible()
    await expect(scenario(other)).toHaveValue(first)
    await change(other)
    await expect(scenario(page)).toHaveValue('first-sequence')
    await other.close()
    await page.goto('/login')
    await openDemo(page)
    await expect(scenario(page)).toHaveValue('first-sequence')
  })

  for (const kind of ['workspace', 'database'] as const) {
    test(`SIM-45 a ${kind} of another version is replaced by a new workspace`, async ({ page }) => {
      await openDemo(page)
      const first = await scenario(page).inputValue()
      await scenario(page).selectOption('new-user')
      await expect.poll(() => savedScenario(page)).toBe('new-user')
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
      await setVersion(page, kind)
      await openDemo(page)
      await expect(said(page, 'The demo starts again')).toBeVisible()
      await expect(scenario(page)).toHaveValue(first)
      await expect.poll(() => savedScenario(page)).toBe(first)
    })
  }

  test('SIM-19 a reload right after a change loses nothing', async ({ page }) => {
    await openDemo(page)
    for (const name of ['First Name', 'Second Name', 'Third Name']) {
      await page.evaluate(async (changed) => {
        const headers = { 'content-type': 'application/json' }
        await fetch('/demo/api/v2/users/1', { method: 'PATCH', headers, body: JSON.stringify({ name: changed }) })
        window.location.reload()
      }, name)
      await expect(page.getByRole('button', { name: new RegExp(`Account menu.*${name}`) })).toBeVisible()
    }
  })

  test('SIM-46 a presenter’s link asks before it replaces a changed workspace', async ({ page }) => {
    const user = (name: string) => page.getByRole('button', { name: new RegExp(`Account menu.*${name}`) })
    const dialog = page.getByRole('alertdialog', { name: 'Replace this demo?' })
    await openDemo(page)
    await openDemo(page, '?demo_user=Ana')
    await expect(user('Ana')).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await change(page)
    await page.goto('/demo?demo_user=Ben')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep this demo' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(user('Ana')).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await page.goto('/demo?demo_user=Ben')
    await dialog.getByRole('button', { name: 'Replace demo' }).click()
    await expect(user('Ben')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
