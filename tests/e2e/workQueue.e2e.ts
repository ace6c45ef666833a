import { type Page } from '@playwright/test'
import { conversationsOf, editor, messagesOf, thread } from '../support/inbox.ts'
import { expect, expectAccessible, requestsOf, startIn, test, toastOf } from '../support/app.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Work queue' })
const messages = (page: Page) => thread(page).getByRole('article')

test('DASH-36, INBOX-60 the user goes through a work queue with the keyboard', async ({ page, workspace }) => {
  await startIn(page, workspace, 'disconnected')
  const waiting = await conversationsOf(page, { category: 'interested', needsAnswer: true, limit: 100 })
  const at = (index: number) => `/messages/conversation/${waiting[index]?.id}?queue=interested`
  await page.goto('/')
  await page.getByRole('link', { name: new RegExp(`^Interested with no answer .* ${waiting.length}$`) }).click()
  await expect(page).toHaveURL(at(0))
  await expect(bar(page)).toContainText(`1 of ${waiting.length}`)
  await messages(page).last().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(at(1))
  await messages(page).last().waitFor()
  await editor(page).fill('With pleasure. Would Tuesday suit you?')
  await expect(bar(page).getByRole('button', { name: 'Send and next' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const requests = requestsOf(page)
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(at(2))
  await expect(messages(page).last()).toBeVisible()
  // The page loaded the messages of this conversation in advance.
  expect(requests).not.toContain(`GET /conversations/${waiting[2]?.id}/messages`)
  await expect
    .poll(async () => (await messagesOf(page, waiting[1]?.id ?? 0))[0]?.text)
    .toBe('With pleasure. Would Tuesday suit you?')
  await expect(bar(page)).toContainText(`3 of ${waiting.length}`)
  await page.keyboard.press('t')
  await expect(page).toHaveURL(at(3))
  await expect(toastOf(page, 'Snoozed until tomorrow.')).toBeVisible()

  await page.goto('/messages?queue=interested')
  await expect(page).toHaveURL(at(3))
  await expect(bar(page)).toContainText(`4 of ${waiting.length}`)
  await messages(page).last().waitFor()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(at(2))
  await expect(bar(page)).toContainText(`3 of ${waiting.length}`)
})

test('INBOX-63, INBOX-64 in the work queue of expired calls, the user sets the outcome of a call', async ({
  signedInPage: page,
}) => {
  const waiting = await conversationsOf(page, { callExpired: true, limit: 100 })
  await page.goto('/messages?queue=calls')
  const call = thread(page).getByRole('region', { name: 'Call', exact: true })
  await call.getByRole('button', { name: 'Held' }).click()
  await expect(call).toContainText('Call: Held')
  for (const [index] of waiting.entries()) {
    await expect(bar(page)).toContainText(`${index + 1} of ${waiting.length}`)
    await bar(page).getByRole('button', { name: 'Done' }).click()
  }
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible()
  await expect(page.getByText(`${waiting.length} handled`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }).click()
  const left = waiting.length - 1
  const headline = left === 0 ? 'All done' : left
  await expect(
    page.getByRole('link', { name: `Call statuses expired 1 / ${waiting.length} done ${headline}` }),
  ).toBeVisible()
})

test('SHELL-72, INBOX-59 the palette opens a conversation, and the page where the user adds snippets', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await page.goto('/messages/conversation/987654')
  await expect(page.getByRole('heading', { name: 'Conversation was not found' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toBeVisible()
  expect(refused).toEqual(['404 /api/v2/conversations/987654'])

  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('snippets')
  await expect(palette.getByRole('option', { name: 'Snippets and drafts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/manage/preferences')
  const opener = page.getByRole('button', { name: 'Search and commands' })
  await opener.click()
  await expect(palette).toBeVisible()
  await palette.press('Escape')
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Add snippet' }).click()
  await page.getByLabel('Name').fill('Two times')
  await page.getByRole('textbox', { name: 'Text' }).fill('Would Tuesday or Thursday suit you?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Snippets' })).toContainText('Would Tuesday or Thursday suit you?')
  await expectAccessible(page)

  const [conversation] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const { firstName, lastName } = await (
    await page.request.get(`/api/v2/recipients/${conversation?.recipientId}`)
  ).json()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await palette.getByRole('combobox').fill(`${firstName} ${lastName}`)
  await palette.getByRole('group', { name: 'Conversations' }).getByRole('option').first().click()
  await expect(page).toHaveURL(`/messages/conversation/${conversation?.id}`)
  await messages(page).last().waitFor()
  await thread(page).getByRole('button', { name: 'Insert a snippet' }).click()
  await page.getByRole('menuitem', { name: 'Two times' }).click()
  await expect(editor(page)).toContainText('Would Tuesday or Thursday suit you?')

  const [, second] = await messagesOf(page, conversation?.id ?? 0)
  const linked = thread(page).locator(`[data-message-id="${second?.id}"]`)
  await linked.scrollIntoViewIfNeeded()
  await linked.getByRole('button', { name: 'Message actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(toastOf(page, 'Link copied.')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(thread(page).locator('[aria-current="location"]')).toBeInViewport()
  await expect(thread(page).locator('[aria-current="location"]')).toHaveAttribute('data-message-id', String(second?.id))
})
