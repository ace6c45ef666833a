import { conversationsOf, detailOf, list, messagesOf, openConversation, thread } from '../support/inbox.ts'
import { expect, expectAccessible, held, requestsOf, test, toastOf } from '../support/app.ts'

test.describe('a conversation', () => {
  test('INBOX-40 is marked as read after it has come into view', async ({ signedInPage: page }) => {
    const [unread] = await conversationsOf(page, { unread: true, limit: 1 })
    const requests = requestsOf(page)
    await openConversation(page, unread?.id)
    await expect(thread(page).getByText('New messages').first()).toBeVisible()
    await expect.poll(async () => (await detailOf(page, unread?.id ?? 0)).unreadMessagesCount).toBe(0)
    await expect(list(page).locator('[aria-current="true"]').getByText('unread')).toHaveCount(0)
    expect(requests.filter((request) => request.includes('/last-read/'))).toHaveLength(1)
  })

  test('INBOX-13 has an error state and an empty state', async ({ signedInPage: page, workspace }) => {
    const [first] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
    const body = { _embedded: { messages: [] }, count: 0, totalCount: 0, totalFilteredCount: 0 }
    await workspace.fault({
      operationId: 'futureMessageList',
      status: 200,
      body: { _embedded: { messages: [], messageStatuses: {} } },
    })
    await workspace.fault({ operationId: 'messageList', status: 400, times: 1 })
    await page.goto(`/messages/conversation/${first?.id}`)
    await expect(thread(page).getByText('The messages could not be loaded')).toBeVisible()
    await workspace.fault({ operationId: 'messageList', status: 200, body })
    await thread(page).getByRole('button', { name: 'Try again' }).click()
    await expect(thread(page).getByRole('heading', { name: 'No Messages' })).toBeVisible()
    await expectAccessible(page)
  })

  test('INBOX-12, INBOX-16 shows actions and the work time', async ({ signedInPage: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [first] = await conversationsOf(page, { hasIncoming: true, automationEnabled: true, limit: 1 })
    await openConversation(page, first?.id)
    await test.step('INBOX-10 turns automation off and on', async () => {
      const automation = thread(page).getByRole('switch', { name: 'Automation' })
      await automation.click()
      await expect(toastOf(page, 'Automation for this conversation disabled.')).toBeVisible()
      expect((await detailOf(page, first?.id ?? 0)).automationEnabled).toBe(false)
      await automation.click()
      await expect(toastOf(page, 'Automation for this conversation enabled.')).toBeVisible()
    })
    await test.step('INBOX-11 stops follow-ups, and Undo restarts them', async () => {
      await thread(page).getByRole('button', { name: 'Stop follow-ups' }).click()
      await toastOf(page, 'Follow-ups stopped.').getByRole('button', { name: 'Undo' }).click()
      await expect(toastOf(page, 'Follow-ups are on again.')).toBeVisible()
      expect((await detailOf(page, first?.id ?? 0)).isFollowed).toBe(true)
    })

    const [message] = await messagesOf(page, first?.id ?? 0)
    const article = thread(page).locator(`[data-message-id="${message?.id}"]`)
    await article.hover()
    await article.getByRole('button', { name: 'Message actions' }).click()
    await page.getByRole('menuitem', { name: 'Copy text' }).click()
    await expect(toastOf(page, 'Text copied to clipboard successfully!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message?.text)

    await thread(page).getByRole('button', { name: 'Work Time' }).click()
    await expect(page.getByRole('dialog', { name: 'Work Time' })).toContainText('When automation can act')
  })

  test('INBOX-15 opens at its end, and loads older messages', async ({ signedInPage: page }) => {
    const [first] = await conversationsOf(page, { hasIncoming: true, unread: false, limit: 1 })
    for (let index = 1; index <= 30; index += 1) {
      const data = { status: 'sent', text: `Message no. ${index}.\nIt has two lines.` }
      await page.request.post(`/api/v2/conversations/${first?.id}/messages`, { data })
    }
    const release = await held(page, /\/messages\?.*after=/)
    await openConversation(page, first?.id)
    const newest = thread(page).getByRole('article').filter({ hasText: 'Message no. 30.' })
    await expect(newest).toBeInViewport()
    const scroller = thread(page).getByRole('feed').locator('xpath=ancestor::div[2]')
    await scroller.evaluate((element) => element.scrollTo(0, 60))
    const oldest = thread(page).getByRole('article').filter({ hasText: 'Message no. 11.' })
    await expect(oldest).toBeInViewport()
    const before = await oldest.boundingBox()
    release()
    await expect(thread(page).getByRole('article').filter({ hasText: 'Message no. 10.' })).toBeAttached()
    expect((await oldest.boundingBox())?.y).toBe(before?.y)
    await thread(page).getByRole('button', { name: 'Jump to newest' }).click()
    await expect(newest).toBeInViewport()
  })
})

test("RECIP-19 the drawer's messages tab opens the recipient's only conversation at once", async ({
  signedInPage: page,
}) => {
  const [first] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const path = `/recipients/manage/${first?.recipientId}/messages`
  await page.goto(path)
  await expect(page).toHaveURL(`${path}/conversation/${first?.id}`)
  await expect(thread(page).getByRole('article').last()).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    `/messages/conversation/${first?.id}`,
  )
  await expect(page.getByRole('link', { name: 'Open in the inbox' })).toHaveCount(0)
  await expectAccessible(page)
  const [, other] = await conversationsOf(page, { hasIncoming: true, limit: 2 })
  await page.goto(`${path}/conversation/${other?.id}`)
  await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page).toHaveURL(`${path}/conversation/${first?.id}`)
})
