import { type Locator, type Page } from 'playwright-core'

declare global {
  interface Window {
    /** The time from the click to the paint of the messages, in ms. */
    opened?: Promise<number>
  }
}

/** Clicks a conversation. Resolves to the time until the paint of its messages, in ms. */
export async function openTimeOf(page: Page, card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded()
  const href = await card.getAttribute('href')
  const box = await card.boundingBox()
  if (!box) throw new Error('the conversation does not show')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await page.evaluate((wanted) => {
    const start = new Promise<number>((resolve) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
    const feedBefore = document.querySelector('[role="feed"]')
    const isOpen = () => {
      const feed = document.querySelector('[role="feed"]')
      const isSelected = document.querySelector('a[aria-current="true"]')?.getAttribute('href') === wanted
      return isSelected && feed !== feedBefore && feed?.querySelector('[role="article"]') != null
    }
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isOpen()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    // An event that a port posts in an animation frame arrives after the paint of this frame.
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now()))
          port1.start()
          port2.postMessage(undefined)
        })
      })
    window.opened = Promise.all([start, changed.then(painted)]).then(([at, there]) => there - at)
  }, href)
  await page.mouse.down()
  await page.mouse.up()
  const time = await page.evaluate(() => window.opened)
  if (time === undefined) throw new Error('nothing was measured')
  return time
}

/** Scrolls up in steps of `step` px. Resolves to the number of steps that leave no card in the middle of the list. */
export function scrolledBlank(page: Page, step = 240): Promise<number> {
  return page.evaluate(async (by) => {
    const list = document.querySelector('[role="list"][aria-label="Conversations"], ul[aria-label="Conversations"]')
    let scroller = list?.parentElement
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement
    if (!scroller) throw new Error('the list does not scroll')
    const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))
    // At the end of the list, more conversations load.
    for (let page = 0; page < 5; page++) {
      scroller.scrollTo(0, scroller.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const { left, top, width, height } = scroller.getBoundingClientRect()
    let blank = 0
    for (let offset = scroller.scrollHeight - 2 * height; offset > 0; offset -= by) {
      scroller.scrollTo(0, offset)
      await nextFrame()
      await nextFrame()
      if (!document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, li')) blank += 1
    }
    return blank
  }, step)
}
