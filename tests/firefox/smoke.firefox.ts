import { expect, test as base } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browser/firefox.ts'
import { type ProductServer, startProduct } from '../support/productServer.ts'

interface TestFixtures {
  /** A page of a signed-in user in the `agency` scenario. A page that logs an error fails its test. */
  readonly tab: Page
}

interface WorkerFixtures {
  readonly product: ProductServer
  readonly firefox: Browser
}

/** Firefox rejects the imports of a page that closes. Without the code of a page, its test fails anyway. */
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
  tab: async ({ firefox, product }, provide) => {
    const context = await firefox.createBrowserContext()
    const tab = await context.newPage()
    tab.setDefaultTimeout(60_000)
    await tab.setViewport({ width: 1440, height: 900 })
    const troubles: string[] = []
    const add = (text: string) => {
      if (!isCutOff(text)) troubles.push(text)
    }
    tab.on('pageerror', (error) => add(String(error)))
    tab.on('console', (message) => {
      if (message.type() === 'error') add(message.text())
    })
    await tab.goto(`${product.origin}/login`)
    await tab.locator('::-p-aria([name="Email"][role="textbox"])').fill('demo@example.com')
    await tab.locator('input[type="password"]').fill('demo')
    await tab.keyboard.press('Enter')
    await shows(tab, 'heading', 'Dashboard')
    await provide(tab)
    await context.close()
    expect(troubles).toEqual([])
  },
})

const element = (tab: Page, role: string, name: string) => tab.locator(`::-p-aria([name="${name}"][role="${role}"])`)

const shows = (tab: Page, role: string, name: string) => element(tab, role, name).wait()

const pages = {
  '/messages': 'Inbox',
  '/recipients': 'Recipients',
  '/sequences': 'Sequences',
  '/profiles': 'Profiles',
  '/clients': 'AI clients',
  '/calls?calendar=week': 'Calls Management',
  '/team': 'Team',
  '/settings/manage/general': 'Settings',
  '/help': 'Help',
}

test('every page opens', async ({ tab, product }) => {
  for (const [path, heading] of Object.entries(pages)) {
    await tab.goto(`${product.origin}${path}`)
    await shows(tab, 'heading', heading)
  }
})

test('a list is searched, and a row opens its drawer', async ({ tab, product }) => {
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
  await shows(tab, 'heading', 'Dashboard')
  await tab.locator('::-p-text(+1 week)').click()
  await tab.locator('::-p-text(A week passed:)').wait()
})
