import { cards, conversationsOf, detailOf, list, thread } from '../support/inbox.ts'
import { expect, expectAccessible, requestsOf, setHidden, test } from '../support/app.ts'

test('INBOX-2, INBOX-78 the inbox opens the first conversation and keeps the filters', async ({
  signedInPage: page,
}) => {
  const [first] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const { _embedded: embedded } = await detailOf(page, first?.id ?? 0)
  const recipient = embedded.recipients[first?.recipientId ?? 0]
  const name = `${recipient?.firstName} ${recipient?.lastName}`
  const requests = requestsOf(page)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(`/messages/conversation/${first?.id}?hasIncoming=true`)
  const asked = requests.filter((request) => request === 'GET /conversations').length
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
  // The page sends no request for the open conversation, because the list has loaded the conversation already.
  expect(requests.filter((request) => request === 'GET /conversations')).toHaveLength(asked)
  expect(requests).not.toContain(`GET /conversations/${first?.id}`)
  for (const part of ['messages', 'messages/future'])
    expect(requests.filter((request) => request === `GET /conversations/${first?.id}/${part}`)).toHaveLength(1)
  await page.setViewportSize({ width: 1200, height: 720 })
  await expect(details).toBeHidden()
  await thread(page).getByRole('button', { name: 'Lead details' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All profiles' })).toBeVisible()
  await page.getByRole('dialog').press('Escape')
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await test.step('INBOX-1, INBOX-4 a narrow window shows the list', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click()
    await expect(cards(page).first()).toContainText(name)
  })
  await test.step('INBOX-3 the inbox offers to open the first conversation', async () => {
    await expect(page.getByRole('heading', { name: 'Ready to chat?' })).toBeVisible()
    await page.getByRole('button', { name: 'Open the first conversation' }).click()
    await expect(page).toHaveURL(`/messages/conversation/${first?.id}?hasIncoming=true`)
  })
})

test('INBOX-3, INBOX-54 a button and the search field filter the inbox', async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1200, height: 720 })
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
  await expect(page.getByRole('heading', { name: 'Ready to chat?' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/messages')
  await expect(cards(page).first()).toBeVisible()
})

test('INBOX-77 fields above the list filter the inbox by clients and profiles', async ({ signedInPage: page }) => {
  await page.goto('/messages/conversation/1?select_clientId=1')
  const clients = page.getByRole('combobox', { name: 'AI Client' })
  await expect(clients).toHaveValue(/./)
  await expect(page.getByRole('combobox', { name: 'Profile' })).toBeVisible()
  await clients.click()
  await page.getByRole('option').nth(2).click()
  await expect(page).toHaveURL(/\?select_clientId=1&select_clientId=\d+$/)
  await page.keyboard.press('Escape')
  await expect(clients).toHaveValue(/, /)
  await expect(cards(page).first()).toBeVisible()
})

test('INBOX-7, INBOX-9 the list opens at the conversation whose id is in the address', async ({
  signedInPage: page,
}) => {
  const some = await conversationsOf(page, { limit: 100 })
  const far = some[70]
  await page.goto(`/messages/conversation/${far?.id}`)
  await expect(list(page).locator('[aria-current="true"]')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  // The filtered list does not contain the conversation.
  const category = far?.category === 'neutral' ? 'interested' : 'neutral'
  await page.goto(`/messages/conversation/${far?.id}?select_category=${category}`)
  await expect(cards(page).first()).toBeVisible()
  await expect(thread(page).getByRole('article').last()).toBeVisible()
  await page.goto('/messages/conversation/987654')
  await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the inbox' }).click()
  await expect(page).toHaveURL(`/messages/conversation/${some[0]?.id}`)
})

test('INBOX-47, INBOX-48 a hidden window requests no data, and new conversations wait behind a button', async ({
  signedInPage: page,
}) => {
  const some = await conversationsOf(page, { limit: 40 })
  await page.setViewportSize({ width: 1200, height: 720 })
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
  // One request is from the bell, the other request is from the list.
  expect(requests.filter((request) => request === 'GET /conversations')).toHaveLength(2)
  await news.click()
  await expect(cards(page).first()).toContainText('News from another window.')
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
