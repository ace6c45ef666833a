import { type Locator, type Page } from 'playwright-core'
import { type SignedInPage } from './signedInPage.ts'

declare global {
  interface Window {
    /** The paint times after an input, in ms. */
    paints?: Promise<{ readonly feedback: number; readonly rows: number }>
  }
}

/** Times in ms. */
export interface PaintTimes {
  /**
   * Time until the page shows a first reaction: the target is gone, the navigation shows another page, or the list is
   * busy or has new rows.
   */
  readonly feedback: number
  /** Time until the new rows show. */
  readonly rows: number
  /** Work of the main thread. Excludes the time in which other programs used the processor. */
  readonly task: number
}

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))

/** Clicks the target. The new rows show when the list has a different first row and no dimmed rows. */
export async function paintTimesOf({ page, work }: SignedInPage, target: Locator): Promise<PaintTimes> {
  // A trial click has no effect. It waits until the target does not move, for example until a drawer has slid in.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('the target of the click does not show')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await settled(page)
  await page.evaluate(() => {
    const firstRow = () =>
      document.querySelector('[role="grid"] [data-row="0"] a')?.getAttribute('href')?.split('?', 1)[0]
    const isBusy = () => document.querySelector('[role="grid"]')?.getAttribute('aria-busy')
    const before = firstRow()
    const pressed = [...document.querySelectorAll(':hover')].at(-1)?.closest('button, a')
    const chosen = () => document.querySelector('nav [aria-current="page"]')
    const chosenBefore = chosen()
    const isHeard = () => isBusy() === 'true' || pressed?.isConnected === false || chosen() !== chosenBefore
    const start = new Promise<number>((resolve) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
    const changed = (isReached: () => boolean) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isReached()) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      })
    // A message that is posted in an animation frame arrives after this frame is painted.
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now()))
          port1.start()
          port2.postMessage(undefined)
        })
      })
    const isNew = () => firstRow() !== undefined && firstRow() !== before && isBusy() === 'false'
    const feedback = changed(() => isHeard() || isNew()).then(painted)
    const rows = changed(isNew).then(painted)
    window.paints = Promise.all([start, feedback, rows]).then(([at, heard, there]) => ({
      feedback: heard - at,
      rows: there - at,
    }))
  })
  const before = await work()
  await page.mouse.down()
  await page.mouse.up()
  const times = await page.evaluate(() => window.paints)
  if (!times) throw new Error('nothing was measured')
  return { ...times, task: (await work()) - before }
}
