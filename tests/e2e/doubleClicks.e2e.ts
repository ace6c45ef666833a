import { type Locator } from '@playwright/test'
import { conversationsOf } from '../support/inbox.ts'
import { expect, requestsOf, startIn, test } from '../support/app.ts'

/** Clicks twice at the same position. The second click comes after the effect of the first click. */
async function doubleClick(control: Locator, hasTakenEffect: () => Promise<void>): Promise<void> {
  const { mouse } = control.page()
  await control.click({ trial: true })
  await mouse.down()
  await mouse.up()
  await hasTakenEffect()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}

test('SHELL-88, INBOX-61 a double click in a work queue handles one conversation', async ({ page, workspace }) => {
  await startIn(page, workspace, 'disconnected')
  const waiting = await conversationsOf(page, { category: 'interested', needsAnswer: true, limit: 100 })
  const at = (index: number) => `/messages/conversation/${waiting[index]?.id}?queue=interested`
  const isAt = (index: number) => () => expect(page).toHaveURL(at(index))
  await page.goto(at(0))
  const bar = page.getByRole('region', { name: 'Work queue' })
  await doubleClick(bar.getByRole('button', { name: 'Done' }), isAt(1))
  await doubleClick(bar.getByRole('button', { name: 'Skip' }), isAt(2))
  await bar.getByRole('button', { name: 'Snooze until tomorrow' }).click()
  await isAt(3)()
})

test('SHELL-88 a double click removes one item', async ({ signedInPage: page }) => {
  const requests = requestsOf(page)
  const writes = () => requests.filter((request) => !request.startsWith('GET'))
  await page.goto('/team/manage/4/profiles')
  const remove = page.getByRole('dialog').getByRole('button', { name: /^Remove/ })
  await expect(remove).toHaveCount(6)
  await doubleClick(remove.first(), () => expect(remove).toHaveCount(5))
  await doubleClick(page.getByRole('button', { name: 'Undo' }), () => expect(remove).toHaveCount(6))
  await remove.first().click()
  await expect(remove).toHaveCount(5)
  await expect.poll(writes).toHaveLength(3)
})
