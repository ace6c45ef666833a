// `npm run pictures`: takes the pictures of the product for the README. Needs a build.
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startProduct } from '../tests/support/productServer.ts'
import { chromiumFlags, findOrInstallChromium } from './browser/chromium.ts'
import { main } from './cli/plainError.ts'

const folder = join(import.meta.dirname, '../docs/pictures')

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async inbox(page) {
    await page.goto('/messages?hasIncoming=true&needsAnswer=true')
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    const thread = page.getByRole('region', { name: 'Conversation', exact: true })
    await thread.getByRole('button', { name: 'AI reply' }).click()
    await thread.getByRole('button', { name: 'Use', exact: true }).waitFor()
  },
  async wizard(page) {
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await page.goto('/sequences/create')
    await page.getByRole('button', { name: /^Outreach/ }).click()
    // Searches only the dialog, because the list of sequences behind the wizard also has rows.
    const recipients = page.getByRole('dialog').getByRole('row').getByRole('checkbox')
    for (const index of [1, 2, 3]) await recipients.nth(index).check()
    await next.click()
    await page.getByRole('row').getByRole('button', { name: 'Select', exact: true }).first().click()
    await next.click()
    await page.getByRole('heading', { name: 'Messages', exact: true, level: 3 }).waitFor()
  },
  async sequence(page) {
    await page.goto('/sequences?status=active')
    await page.getByRole('row').getByRole('link').first().click()
    await page.getByRole('region', { name: 'Forecast' }).waitFor()
  },
  async calls(page) {
    await page.goto('/calls?calendar=week')
    await page.getByRole('region', { name: 'Calendar of calls' }).waitFor()
  },
}

async function takePicture(browser: Browser, origin: string, name: string, open: (page: Page) => Promise<void>) {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
  })
  page.setDefaultTimeout(15_000)
  await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(2, 450)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
  console.log(`docs/pictures/${name}.png`)
}

await main(async () => {
  const product = await startProduct(['--scenario', 'agency', '--seed', '1'])
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  try {
    for (const [name, open] of Object.entries(screens)) await takePicture(browser, product.origin, name, open)
  } finally {
    await browser.close()
    await product.stop()
  }
})
