import { type Page } from '@playwright/test'
import { conversationsOf, editor, list, openConversation, thread } from '../support/inbox.ts'
import { expect, expectAccessible, startIn, test, toastOf } from '../support/app.ts'

const messages = (page: Page) => thread(page).getByRole('article')
const categories = (page: Page) =>
  thread(page)
    .locator('header')
    .getByRole('button', { name: /^Category/ })

test('INBOX-46, INBOX-39 a message that could not be sent is in view with its Re-send button', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 })
  const [first] = await conversationsOf(page, { hasIncoming: true, unread: false, limit: 1 })
  const long = { status: 'sent', text: 'One line of many.\n'.repeat(30) }
  await page.request.post(`/api/v2/conversations/${first?.id}/messages`, { data: long })
  await openConversation(page, first?.id)
  await page.request.post('/__simulator/fail-send', { data: { error: 'new_message', conversationId: first?.id } })
  await editor(page).fill('Shall we talk on Thursday?')
  await thread(page).getByRole('button', { name: 'Send', exact: true }).click()
  const resend = thread(page).getByRole('button', { name: 'Re-send this message' })
  await expect(messages(page).filter({ hasText: 'One moment, I have just seen' })).toBeInViewport()
  await expect(resend).toBeInViewport({ ratio: 1 })
  await resend.click()
  await expect(toastOf(page, 'Future message has been re-sent.')).toBeVisible()
  await expect(resend).toHaveCount(0)
  await expect(messages(page).last()).toContainText('Shall we talk on Thursday?')
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 })
})

test('INBOX-31, INBOX-30 the category Stop campaign comes last in the menu, and Undo continues the campaign', async ({
  page,
  workspace,
}) => {
  await startIn(page, workspace, 'disconnected')
  const id = await interestedWithPlan(page)
  await openConversation(page, id)
  const planned = messages(page).filter({ hasText: 'Send now' })
  await expect(planned.first()).toBeVisible()
  await categories(page).click()
  const items = page.getByRole('menuitemradio')
  await expect(items.last()).toHaveText('Stop campaign')
  await expectAccessible(page)
  await items.last().click()
  await expect(planned).toHaveCount(0)
  const automation = thread(page).getByRole('switch', { name: 'Automation' })
  await expect(automation).not.toBeChecked()
  await expect(list(page).locator('[aria-current="true"]')).toContainText('Stop campaign')
  await toastOf(page, 'The campaign is stopped for this lead').getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'The campaign continues for this lead.')).toBeVisible()
  await expect(planned.first()).toBeVisible()
  await expect(automation).toBeChecked()
  await expect(categories(page)).toHaveAccessibleName('Category: Interested')
})

async function interestedWithPlan(page: Page): Promise<number> {
  const params = { category: 'interested', automationEnabled: true, limit: 40 }
  for (const { id } of await conversationsOf(page, params)) {
    const response = await page.request.get(`/api/v2/conversations/${id}/messages/future`)
    const { _embedded: embedded }: { _embedded: { messages: { kind: string; status: string }[] } } =
      await response.json()
    if (embedded.messages.some(({ kind, status }) => status === 'scheduled' && kind === 'ai')) return id
  }
  throw new Error('no conversation has a planned message')
}
