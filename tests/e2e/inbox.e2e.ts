import { type Page } from '@playwright/test'
import { type ConversationDetail } from '../../packages/contract/src/conversation/schema.ts'
import { type Message } from '../../packages/contract/src/message/schema.ts'
import { conversationsOf, messagesOf, openConversation, thread } from '../support/inbox.ts'
import {
  closePlanModal,
  expect,
  expectAccessible,
  held,
  requestsOf,
  setHidden,
  startIn,
  test,
  toastOf,
} from '../support/app.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const cards = (page: Page) => list(page).getByRole('link')

async function detailOf(page: Page, id: number): Promise<ConversationDetail> {
  return (await page.request.get(`/api/v2/conversations/${id}`)).json()
}

test.describe('the list of conversations', () => {
  test('INBOX-2, INBOX-4 opens a conversation and keeps the filters', async ({ signedInPage: page }) => {
    const [first] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
    const { _embedded: embedded } = await detailOf(page, first?.id ?? 0)
    const recipient = embedded.recipients[first?.recipientId ?? 0]
    const name = `${recipient?.firstName} ${recipient?.lastName}`
    const requests = requestsOf(page)
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL('/messages?hasIncoming=true')
    await expect(page.getByRole('heading', { name: 'Ready to chat?' })).toBeVisible()
    await expectAccessible(page)
    const asked = requests.filter((request) => request === 'GET /conversations').length
    await cards(page).first().click()
    await expect(page).toHaveURL(`/messages/conversation/${first?.id}?hasIncoming=true`)
    await expect(cards(page).first()).toHaveAttribute('aria-current', 'true')
    await expect(thread(page).getByRole('heading', { name })).toBeVisible()
    await expect(
      thread(page)
        .getByRole('feed', { name: `Messages with ${name}` })
        .getByRole('article')
        .last(),
    ).toBeVisible()
    for (const [link, href] of [
      [name, `/recipients/manage/${first?.recipientId}/general`],
      [`Profile: ${embedded.profiles[first?.profileId ?? 0]?.name}`, `/profiles/manage/${first?.profileId}`],
      [`Sequence: ${embedded.sequences[first?.sequenceId ?? 0]?.name}`, `/sequences/manage/${first?.sequenceId}`],
    ] as const) {
      await expect(thread(page).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href)
    }
    const details = page.getByRole('complementary', { name: 'Lead details' })
    await expect(details).toContainText(recipient?.company ?? '')
    await expect(details.getByRole('link', { name: 'All profiles' })).toHaveAttribute('href', '/profiles')
    // The list has loaded the conversation, so it is not requested again.
    expect(requests.filter((request) => request === 'GET /conversations')).toHaveLength(asked)
    expect(requests).not.toContain(`GET /conversations/${first?.id}`)
    for (const part of ['messages', 'messages/future'])
      expect(requests.filter((request) => request === `GET /conversations/${first?.id}/${part}`)).toHaveLength(1)
    await page.setViewportSize({ width: 1200, height: 720 })
    await expect(details).toBeHidden()
    await thread(page).getByRole('button', { name: 'Lead details' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All profiles' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

  test('INBOX-3, INBOX-54 filters by buttons, drawer and search, and shows the reason for a list without rows', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/messages')
    await page.getByRole('button', { name: 'Unread', exact: true }).click()
    await expect(page).toHaveURL('/messages?boolean_unread=true')
    const unread = await conversationsOf(page, { unread: true, limit: 1 })
    await expect(cards(page).first()).toHaveAttribute(
      'href',
      `/messages/conversation/${unread[0]?.id}?boolean_unread=true`,
    )
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('switch', { name: 'Has a call' }).or(drawer.getByLabel('Has a call')).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody is called this')
    await expect(page.getByRole('heading', { name: 'No chats matching filter parameters.' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/messages')
    await expect(cards(page).first()).toBeVisible()

    const empty = await page.request.get('/api/v2/conversations', { params: { search: 'nobody is called this' } })
    const body = await empty.json()
    await workspace.fault({ operationId: 'conversationList', status: 200, body })
    await page.goto('/messages?hasIncoming=true')
    await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ready to chat?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all conversations' }).click()
    await expect(page).toHaveURL('/messages')
    await startIn(page, workspace, 'new-user')
    await page.goto('/messages?hasIncoming=true')
    await closePlanModal(page)
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to sequences' })).toBeVisible()
  })

  test('INBOX-7, INBOX-9 opens around a linked conversation, or without the cursor; an unknown one shows not found', async ({
    signedInPage: page,
  }) => {
    const some = await conversationsOf(page, { limit: 100 })
    const far = some[70]
    await page.goto(`/messages/conversation/${far?.id}`)
    await expect(list(page).locator('[aria-current="true"]')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    // This conversation has another category, so the list with this filter does not contain it.
    const category = far?.category === 'neutral' ? 'interested' : 'neutral'
    await page.goto(`/messages/conversation/${far?.id}?select_category=${category}`)
    await expect(cards(page).first()).toBeVisible()
    await expect(thread(page).getByRole('article').last()).toBeVisible()
    await page.goto('/messages/conversation/987654')
    await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the inbox' }).click()
    await expect(page).toHaveURL('/messages')
  })

  test('INBOX-47, INBOX-48 new messages arrive while the window is visible, and wait while the list is scrolled', async ({
    signedInPage: page,
  }) => {
    const some = await conversationsOf(page, { limit: 40 })
    await page.clock.install()
    await page.goto('/messages')
    await expect(cards(page).first()).toBeVisible()
    const scroller = list(page).locator('xpath=ancestor::div[2]')
    await scroller.evaluate((element) => element.scrollTo(0, 600))
    const shown = () => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect(list(page).locator(`a[href="/messages/conversation/${some[8]?.id}"]`)).toBeInViewport()
    await setHidden(page, true)
    await page.request.post(`/api/v2/conversations/${some[35]?.id}/messages`, {
      data: { status: 'sent', text: 'News from another window.' },
    })
    const before = await shown()
    const requests = requestsOf(page)
    await page.clock.runFor(90_000)
    expect(requests).toEqual([])
    await setHidden(page, false)
    const news = page.getByRole('button', { name: '1 new' })
    await expect(news).toBeVisible()
    expect(await shown()).toEqual(before)
    // One request of the bell and one of the list.
    expect(requests.filter((request) => request === 'GET /conversations')).toHaveLength(2)
    await news.click()
    await expect(cards(page).first()).toContainText('News from another window.')
    // Leaving and coming back sends no request for the list, and shows the same position.
    await scroller.evaluate((element) => element.scrollTo(0, 600))
    const eighth = list(page).locator(`a[href="/messages/conversation/${some[7]?.id}"]`)
    await expect(eighth).toBeInViewport()
    const asked = requests.length
    await page.getByRole('navigation').getByRole('link', { name: 'Recipients' }).click()
    await expect(page).toHaveURL('/recipients')
    await expect(page.getByRole('heading', { name: 'Recipients' })).toBeVisible()
    await page.goBack()
    await expect(eighth).toBeInViewport()
    expect(requests.slice(asked).filter((request) => request === 'GET /conversations')).toEqual([])
  })
})

test.describe('a conversation', () => {
  test('INBOX-40 is marked as read once, half a second after it came into view', async ({ signedInPage: page }) => {
    const [unread] = await conversationsOf(page, { unread: true, limit: 1 })
    const requests = requestsOf(page)
    await openConversation(page, unread?.id)
    await expect(thread(page).getByText('New messages').first()).toBeVisible()
    await expect.poll(async () => (await detailOf(page, unread?.id ?? 0)).unreadMessagesCount).toBe(0)
    await expect(list(page).locator('[aria-current="true"]').getByText('unread')).toHaveCount(0)
    expect(requests.filter((request) => request.includes('/last-read/'))).toHaveLength(1)
  })

  test('INBOX-13 has an empty state without messages, and a retry after a failure', async ({
    signedInPage: page,
    workspace,
  }) => {
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

  test('INBOX-12, INBOX-16 has a header with actions and the work time', async ({ signedInPage: page, context }) => {
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
    await test.step('INBOX-11 unfollows, and Undo follows again', async () => {
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
    await expect(page.getByRole('dialog', { name: 'Work Time' })).toContainText('Automation may act')
  })

  test('INBOX-30, INBOX-31 another category; stop_campaign cancels planned messages', async ({
    signedInPage: page,
  }) => {
    const planned = await plannedConversation(page)
    await openConversation(page, planned)
    const scheduled = thread(page).getByRole('article').filter({ hasText: 'Send now' })
    await expect(scheduled.first()).toBeVisible()
    await thread(page)
      .getByRole('banner')
      .or(thread(page).locator('header'))
      .getByRole('button', { name: /^Category/ })
      .click()
    await page.getByRole('menuitemradio', { name: 'Stop campaign' }).click()
    await expect(toastOf(page, 'The campaign is stopped for this lead')).toBeVisible()
    await expect(scheduled).toHaveCount(0)
    await expect(thread(page).getByRole('switch', { name: 'Automation' })).not.toBeChecked()
    await expect(list(page).locator('[aria-current="true"]')).toContainText('Stop campaign')
  })

  test('INBOX-15 a long thread opens at its end and loads older messages without a jump', async ({
    signedInPage: page,
  }) => {
    const [first] = await conversationsOf(page, { hasIncoming: true, unread: false, limit: 1 })
    for (let index = 1; index <= 30; index += 1) {
      const data = { status: 'sent', text: `Message no. ${index}.` }
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

test('INBOX-1 a member sees only the conversations of their profiles', async ({ page, workspace: _workspace }) => {
  await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
  const all = await conversationsOf(page, { limit: 100 })
  await page.request.post('/api/v2/auth/login', { data: { email: memberEmail, password: 'demo' } })
  const own = await conversationsOf(page, { limit: 100 })
  const foreign = all.find(({ id }) => !own.some((each) => each.id === id))
  await page.goto('/messages')
  await expect(cards(page).first()).toHaveAttribute('href', `/messages/conversation/${own[0]?.id}`)
  await page.goto(`/messages/conversation/${foreign?.id}`)
  await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
})

const memberEmail = 'daniel@brightwater.example.com'

/** A conversation with a planned message of its campaign. */
async function plannedConversation(page: Page): Promise<number> {
  for (const { id } of await conversationsOf(page, { hasIncoming: true, automationEnabled: true, limit: 40 })) {
    const response = await page.request.get(`/api/v2/conversations/${id}/messages/future`)
    const { _embedded: embedded }: { _embedded: { messages: Message[] } } = await response.json()
    if (embedded.messages.some(({ status, kind }) => status === 'scheduled' && kind !== 'call_reminder')) return id
  }
  throw new Error('no conversation has a planned message')
}

test("RECIP-19, INBOX-13 the drawer's messages tab lists the recipient's conversations and shows one", async ({
  signedInPage: page,
}) => {
  const [first] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const path = `/recipients/manage/${first?.recipientId}/messages`
  await page.goto(path)
  await cards(page).first().click()
  await expect(page).toHaveURL(`${path}/conversation/${first?.id}`)
  await expect(thread(page).getByRole('article').last()).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Open in the inbox' })).toHaveAttribute(
    'href',
    `/messages/conversation/${first?.id}`,
  )
  await expectAccessible(page)
  const [, other] = await conversationsOf(page, { hasIncoming: true, limit: 2 })
  await page.goto(`${path}/conversation/${other?.id}`)
  await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page).toHaveURL(path)
  const used = new Set((await conversationsOf(page, { limit: 100 })).map(({ recipientId }) => recipientId))
  const response = await page.request.get('/api/v2/recipients', { params: { limit: 100, isContacted: false } })
  const { _embedded: embedded }: { _embedded: { recipients: { id: number; lastConversationId: number | null }[] } } =
    await response.json()
  const quiet = embedded.recipients.find(({ id, lastConversationId }) => !lastConversationId && !used.has(id))
  await page.goto(`/recipients/manage/${quiet?.id}/messages`)
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
})
