import { type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { type ProductServer } from '../../support/productServer.ts'

/** A page of the product with the demo's user signed in, 1440x900, in a context of its own. */
export interface SignedInPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly protocol: CDPSession
  /** The work of the main thread so far, in ms. What other programs of the machine do does not count. */
  readonly work: () => Promise<number>
  /** Makes the processor so many times slower. */
  readonly slowDown: (rate: number) => Promise<unknown>
}

/** Opens a page for a measurement. An error of the page fails the bench. */
export async function openSignedIn(browser: Browser, { origin }: ProductServer): Promise<SignedInPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.request.post(`${origin}/api/v2/auth/login`, { data: { email: 'demo@example.com', password: 'demo' } })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const slowDown = (rate: number) => protocol.send('Emulation.setCPUThrottlingRate', { rate })
  return { context, page, protocol, work, slowDown }
}
