// Measures the inbox: `npm run build && node tests/bench/inbox.bench.ts [--repeats=3]`.
import { parseArgs } from 'node:util'
import { type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { openTimeOf, scrolledBlank } from './support/inboxPage.ts'
import { benchScenario, isQuick } from './support/quick.ts'
import { type BenchLine, median, printReport } from './support/report.ts'
import { openSignedIn, type SignedInPage } from './support/signedInPage.ts'

const { values: flags } = parseArgs({
  options: {
    repeats: { type: 'string', default: isQuick ? '1' : '3' },
    messages: { type: 'string', default: isQuick ? '40' : '10000' },
  },
})
const [repeats, messageCount] = [Number(flags.repeats), Number(flags.messages)]

/** Slowdown of the processor compared with this machine. */
const slowdown = 4
/** Longest time from the click to the paint of the messages, in ms. */
const limits = { cached: 150, uncached: 400 }
/** Number of conversations that the bench opens. All of them are in view without scrolling. */
const opened = 6
const switches = isQuick ? 6 : 50
/** In percent. Maximum growth of the heap and of the number of DOM nodes while the page switches conversations. */
const largestGrowth = 5

const product = await startProduct(['--scenario', benchScenario])
const browser = await launchChromium()
const signedInPage = () => openSignedIn(browser, product)
const cards = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link')

/** Sends messages in the first conversation of the list, so that it becomes the longest conversation. */
async function fillLongest(page: Page): Promise<void> {
  const response = await page.request.get(`${product.origin}/api/v2/conversations?hasIncoming=true&limit=1`)
  const { _embedded: embedded }: { _embedded: { conversations: readonly { readonly id: number }[] } } =
    await response.json()
  const path = `${product.origin}/api/v2/conversations/${embedded.conversations[0]?.id}/messages`
  const send = (index: number) =>
    page.request.post(path, {
      data: { status: 'sent', text: `Message ${index} of a long conversation, with a text as people write it.` },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
  for (let sent = 0; sent < messageCount; sent += 20)
    await Promise.all(Array.from({ length: Math.min(20, messageCount - sent) }, (_, index) => send(sent + index)))
}

async function openInbox(page: Page): Promise<void> {
  await page.goto(`${product.origin}/messages?hasIncoming=true`)
  await cards(page).nth(opened).waitFor()
  // Loads the code of a conversation.
  await cards(page).nth(opened).click()
  await page.getByRole('article').last().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

async function usage({ page, protocol, metric }: SignedInPage) {
  // Waits for work that still runs, because this work keeps nodes in memory. Some nodes are freed only by the second
  // garbage collection.
  await page.waitForTimeout(1000)
  await protocol.send('HeapProfiler.enable')
  for (let pass = 0; pass < 3; pass++) await protocol.send('HeapProfiler.collectGarbage')
  return { heap: await metric('JSHeapUsedSize'), nodes: await metric('Nodes') }
}

const growth = (before: number, after: number) => Math.max(0, (after / before - 1) * 100)

try {
  const times: { readonly cached: number[]; readonly uncached: number[] } = { cached: [], uncached: [] }
  const first = await signedInPage()
  await fillLongest(first.page)
  await first.context.close()
  for (let repeat = 0; repeat < repeats; repeat++) {
    const { context, page, slowDown } = await signedInPage()
    await openInbox(page)
    await slowDown(slowdown)
    for (const index of [0, 1, 2, 3]) times.uncached.push(await openTimeOf(page, cards(page).nth(index)))
    for (const index of [0, 1, 2, 3, 0, 1]) times.cached.push(await openTimeOf(page, cards(page).nth(index)))
    await context.close()
  }
  const signedIn = await signedInPage()
  const { context, page } = signedIn
  await openInbox(page)
  const switchTo = (index: number) => openTimeOf(page, cards(page).nth(index % opened))
  // Fills the caches.
  for (let index = 0; index < (isQuick ? 1 : 5) * opened; index++) await switchTo(index)
  const before = await usage(signedIn)
  for (let index = 0; index < switches; index++) await switchTo(index)
  const after = await usage(signedIn)
  const blank = await scrolledBlank(page)
  await context.close()
  const lines: BenchLine[] = [
    { work: 'open a cached conversation', unit: 'ms', ours: median(times.cached), limit: limits.cached },
    { work: 'open an uncached conversation', unit: 'ms', ours: median(times.uncached), limit: limits.uncached },
    {
      work: `heap after ${switches} switches`,
      unit: '% more',
      ours: growth(before.heap, after.heap),
      limit: largestGrowth,
    },
    {
      work: `nodes after ${switches} switches`,
      unit: '% more',
      ours: growth(before.nodes, after.nodes),
      limit: largestGrowth,
    },
    { work: 'blank frames while the list scrolls', unit: 'frames', ours: blank, limit: 0 },
  ]
  printReport(
    `Inbox of 20,000 conversations (longest: ${messageCount} messages), processor ${slowdown} times slower, medians`,
    lines,
  )
} finally {
  await browser.close()
  await product.stop()
}
