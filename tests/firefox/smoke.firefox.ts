import { expect, test as base } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browser/firefox.ts'
import { type ProductServer, startProduct } from '../support/productServer.ts'

interface SignedIn {
  readonly page: Page
  readonly troubles: string[]
}

interface TestFixtures {
  /** All tests share this page. If the page logs an error, the test fails. */
  readonly tab: Page
}

interface WorkerFixtures {
  readonly product: ProductServer
  readonly firefox: Browser
  readonly signedIn: SignedIn
}

/** True for the error that Firefox reports if a page closes while it imports a module. */
const isCutOff = (text: string) => text.includes('error loading dynamically imported module')

const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ channel: _channel }, provide) => {
      const product = await startProduct(['--scenario', 'agency', '--seed', '1'])
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  firefox: [
    async ({ channel: _channel }, provide) => {
      const firefox = await launch({ browser: 'firefox', executablePath: findFirefox() ?? 'firefox' })
      await provide(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ firefox, product }, provide) => {
      const page = await firefox.newPage()
      page.setDefaultTimeout(60_000)
      await page.setViewport({ width: 1440, height: 900 })
      const troubles: string[] = []
      const add = (text: string) => {
        if (!isCutOff(text)) troubles.push(text)
      }
      // A page with unsaved changes asks before the browser leaves the page. The test accepts this dialog.
      page.on('dialog', (dialog) => void dialog.accept())
      page.on('pageerror', (error) => add(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') add(message.text())
      })
      await page.goto(`${product.origin}/login`)
      await page.locator('::-p-aria([name="Email"][role="textbox"])').fill('demo@example.com')
      await page.locator('input[type="password"]').fill('demo')
      await page.keyboard.press('Enter')
      await showsHeading(page, 'Dashboard')
      await provide({ page, troubles })
    },
    { scope: 'worker' },
  ],
  tab: async ({ signedIn: { page, troubles } }, provide) => {
    await provide(page)
    expect(troubles.splice(0)).toEqual([])
  },
})

const element = (tab: Page, role: string, name: string) => tab.locator(`::-p-aria([name="${name}"][role="${role}"])`)

/** Searches by tag, because a search by role would read the whole page after each change. */
const showsHeading = (tab: Page, text: string) =>
  tab.waitForFunction(
    (wanted) => [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === wanted),
    {},
    text,
  )

/** Maps the start of a link's address to the heading of the page. */
const linkedPages = {
  '/messages': 'Inbox',
  '/recipients': 'Recipients',
  '/sequences': 'Sequences',
  '/profiles': 'Profiles',
  '/clients': 'AI clients',
  '/calls': 'Calls Management',
  '/team': 'Team',
}
const otherPages = {
  '/calls?calendar=week': 'Calls Management',
  '/settings/manage/general': 'Settings',
  '/help': 'Help',
}

test('pages open', async ({ tab, product }) => {
  for (const [path, heading] of Object.entries(linkedPages)) {
    await tab.locator(`nav a[href^="${path}"]`).click()
    await showsHeading(tab, heading)
  }
  for (const [path, heading] of Object.entries(otherPages)) {
    await tab.goto(`${product.origin}${path}`)
    await showsHeading(tab, heading)
  }
})

test('a list is searched', async ({ tab, product }) => {
  await tab.goto(`${product.origin}/recipients`)
  await element(tab, 'searchbox', 'Search recipients').fill('Diego Rojas')
  await element(tab, 'link', 'Diego Rojas').click()
  await tab.locator('[role="dialog"] ::-p-aria([name="Diego Rojas"][role="heading"])').wait()
})

test('a message is typed and sent', async ({ tab, product }) => {
  await tab.goto(`${product.origin}/messages`)
  await tab.locator('[aria-label="Conversations"] a').click()
  await element(tab, 'textbox', 'Message').click()
  await tab.keyboard.type('Hello from Firefox')
  await element(tab, 'button', 'Send').click()
  await tab.locator('[role="article"] ::-p-text(Hello from Firefox)').wait()
})

test('the editor of a template inserts a variable', async ({ tab, product }) => {
  await tab.goto(`${product.origin}/sequences/manage/1/messages`)
  await tab.locator('[role="dialog"] [contenteditable="true"]').click()
  await tab.keyboard.press('End')
  await tab.keyboard.type(' %Comp')
  await tab.locator('::-p-aria([role="option"])').wait()
  await tab.keyboard.press('Enter')
  await tab.locator('[role="dialog"] [contenteditable="true"] ::-p-text(Company)').wait()
})

test('the demo lets a week pass', async ({ tab, product }) => {
  await tab.goto(`${product.origin}/demo`)
  await showsHeading(tab, 'Dashboard')
  await tab.locator('::-p-text(+1 week)').click()
  await tab.locator('::-p-text(A week passed:)').wait()
})
