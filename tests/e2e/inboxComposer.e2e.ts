import { type Page } from '@playwright/test'
import { type Message } from '../../packages/contract/src/message/schema.ts'
import { conversationsOf, editor, messagesOf, openConversation, refuseNextMessage, thread } from '../support/inbox.ts'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

const button = (page: Page, name: string) => thread(page).getByRole('button', { name, exact: true })
const bubble = (page: Page, text: string) => thread(page).getByRole('article').filter({ hasText: text })

async function openLatest(page: Page): Promise<number> {
  const [latest] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  await openConversation(page, latest?.id)
  return latest?.id ?? 0
}

async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.type(text)
}

async function futureOf(page: Page, id: number): Promise<Message[]> {
  const response = await page.request.get(`/api/v2/conversations/${id}/messages/future`)
  const { _embedded: embedded }: { _embedded: { messages: Message[] } } = await response.json()
  return embedded.messages
}
const draftOf = async (page: Page, id: number) =>
  (await futureOf(page, id)).find(({ status }) => status === 'draft')?.text

test.describe('sending', () => {
  test('INBOX-33, INBOX-51 shows the message at once', async ({ signedInPage: page }) => {
    const id = await openLatest(page)
    await write(page, 'Gladly, Thursday at ten.')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    // Inserts the text at once, because 'Send' is disabled for only one second.
    await page.keyboard.insertText('And one more.')
    await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true')
    await expect(bubble(page, 'Gladly, Thursday at ten.')).toBeVisible()
    await expect(editor(page)).toBeFocused()
    await expect(editor(page)).toHaveText('And one more.')
    await expect(button(page, 'Send')).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'And one more.')).toBeVisible()
    await expect
      .poll(async () => (await messagesOf(page, id)).slice(0, 2).map(({ text }) => text))
      .toEqual(['And one more.', 'Gladly, Thursday at ten.'])
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toContainText(
      'And one more.',
    )
  })

  test('INBOX-49 a failed message stays after a reload', async ({ signedInPage: page }) => {
    const id = await openLatest(page)
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (
        request.method() === 'POST' &&
        request.url().endsWith('/messages') &&
        request.postDataJSON().status === 'sent'
      )
        keys.push(request.headers()['idempotency-key'])
    })
    await refuseNextMessage(page, 'sent')
    await write(page, 'Does Friday suit you?')
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Does Friday suit you?')).toContainText('Failed on purpose with 503.')
    await expect(editor(page)).toHaveText('')
    await page.reload()
    const failed = bubble(page, 'Does Friday suit you?')
    await expect(failed).toContainText('Failed on purpose with 503.')
    await failed.getByRole('button', { name: 'Re-send this message' }).click()
    await expect(failed.getByRole('button', { name: 'Re-send this message' })).toHaveCount(0)
    await expect(bubble(page, 'Does Friday suit you?')).toHaveCount(1)
    const stored = async () =>
      (await messagesOf(page, id)).filter(({ text }) => text === 'Does Friday suit you?').length
    await expect.poll(stored).toBe(1)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  test('INBOX-50, INBOX-58 replaces variables by values', async ({ signedInPage: page, workspace }) => {
    const [latest] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
    const data = { firstName: 'Zoë', lastName: '' }
    await page.request.patch(`/api/v2/recipients/${latest?.recipientId}`, { data })
    // Three requests for the variables fail: for the labels, for the values, and for the first attempt to send.
    await workspace.fault({ operationId: 'variableList', status: 403, times: 3 })
    const id = await openLatest(page)
    await write(page, 'Hello %firstName% ')
    await button(page, 'Send').click()
    await expect(thread(page).getByText('the values of the variables could not be loaded')).toBeVisible()
    await expect(editor(page)).toHaveText('Hello firstName')
    await button(page, 'Send').click()
    await expect.poll(async () => (await messagesOf(page, id))[0]?.text).toBe('Hello Zoë')
    await write(page, 'Hi %lastName%')
    await page.keyboard.press('Escape')
    await button(page, 'Send').click()
    await expect(thread(page).getByText(/^There is no value for Last ?name\./i)).toBeVisible()
  })
})

test.describe('drafts', () => {
  test('INBOX-32, INBOX-55 are saved, restored, and removed when the message is sent', async ({
    signedInPage: page,
    context,
  }) => {
    const id = await openLatest(page)
    await write(page, 'Dear Ana, about')
    const other = await context.newPage()
    await openConversation(other, id)
    await expect(editor(other)).toHaveText('Dear Ana, about')
    await expect(thread(page).getByText('Draft saved')).toBeVisible()
    expect(await draftOf(page, id)).toBe('Dear Ana, about')
    // Without the browser's copy, the draft comes from the server.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(editor(page)).toHaveText('Dear Ana, about')
    await editor(page).click()
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Dear Ana, about')).toBeVisible()
    await expect.poll(() => draftOf(page, id)).toBeUndefined()
    await expect(editor(other)).toHaveText('')
  })
})

test.describe('scheduling', () => {
  test('INBOX-38, INBOX-56 the user edits a scheduled message, and sends it before its time', async ({
    signedInPage: page,
    workspace,
  }) => {
    const id = await openLatest(page)
    const dialog = page.getByRole('dialog', { name: 'Send later' })
    await write(page, 'Not this one.')
    await button(page, 'Send later').click()
    await refuseNextMessage(page, 'scheduled')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(bubble(page, 'Not this one.')).toContainText('Failed on purpose with 503.')
    await expect(editor(page)).toBeFocused()
    await write(page, 'See you then.')
    await button(page, 'Send later').click()
    await dialog.getByLabel('Time', { exact: true }).fill('03:15')
    await expect(dialog).toContainText('Outside the hours of ')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    const scheduled = bubble(page, 'See you then.')
    await expect(scheduled).toContainText('Sends Mon, Nov 23, 07:30')
    await expect(scheduled).toContainText('outside working hours until then')
    await scheduled.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Message text' }).fill('See you on Monday.')
    await page.getByRole('button', { name: 'Save' }).click()
    const edited = bubble(page, 'See you on Monday.')
    await expect(edited).toBeVisible()
    await expect.poll(async () => (await futureOf(page, id)).map(({ text }) => text)).toContain('See you on Monday.')
    await workspace.fault({ operationId: 'futureMessageDelete', status: 500, times: 1 })
    await edited.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page, 'Delete message failed. Please try again later.')).toBeVisible()
    await expect(page.getByRole('feed').locator(':focus')).toHaveCount(1)
    await expect(edited).toBeVisible()
    await edited.getByRole('button', { name: 'Send now' }).click()
    await expect(toastOf(page, 'Future message has been re-sent.')).toBeVisible()
    expect((await messagesOf(page, id))[0]?.text).toBe('See you on Monday.')
    await expect(edited.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  })
})

test.describe('the AI', () => {
  test('INBOX-35, INBOX-52 suggests a reply, and keeps the typed text', async ({ signedInPage: page, workspace }) => {
    await openLatest(page)
    await write(page, 'Hello Ana,')
    await button(page, 'AI reply').click()
    const suggestion = thread(page).getByRole('region', { name: 'AI suggestion' })
    await expect(suggestion.getByRole('group')).toBeFocused()
    await suggestion.getByRole('button', { name: 'Write another' }).click()
    await expect(suggestion.getByRole('group')).toBeFocused()
    await expect(editor(page)).toHaveText('Hello Ana,')
    await expectAccessible(page)
    await suggestion.getByRole('button', { name: 'Edit' }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Thursday suits us.')
    await suggestion.getByRole('button', { name: 'Add below my text' }).click()
    await expect(editor(page)).toHaveText(/Hello Ana,\s*Thursday suits us\./)
    await expect(suggestion).toHaveCount(0)
    const body = { message: 'No AI credits are left.' }
    await workspace.fault({ operationId: 'conversationAiReply', status: 422, body, times: 1 })
    await button(page, 'AI reply').click()
    await expect(suggestion).toContainText('No AI credits are left.')
    await expect(suggestion.getByRole('link', { name: 'Buy AI credits' })).toHaveAttribute(
      'href',
      '/settings/manage/accountPlan',
    )
    await expect(button(page, 'AI reply')).toBeFocused()
    await suggestion.getByRole('button', { name: 'Discard' }).click()
    await expect(suggestion).toHaveCount(0)
    await expect(button(page, 'AI reply')).toBeFocused()
  })
})

test('INBOX-51, SHELL-72 keyboard shortcuts work outside of fields, until the user turns them off', async ({
  signedInPage: page,
}) => {
  const [first, second] = await conversationsOf(page, { hasIncoming: true, limit: 2 })
  const at = (id: number | undefined) => `/messages/conversation/${id}?hasIncoming=true`
  await page.goto('/messages?hasIncoming=true')
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(at(first?.id))
  await thread(page).getByRole('article').last().waitFor()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(at(second?.id))
  await page.keyboard.press('k')
  await expect(page).toHaveURL(at(first?.id))
  await thread(page).getByRole('article').last().waitFor()
  await page.keyboard.press('r')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Hi')
  await editor(page).blur()
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Send later' })).toBeVisible()
  await page.getByRole('dialog').press('Escape')
  await editor(page).blur()
  await page.keyboard.press('a')
  await expect(thread(page).getByRole('region', { name: 'AI suggestion' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(at(second?.id))
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search conversations' }).blur()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('region', { name: 'Inbox' })).toContainText('Next conversation')
  await expectAccessible(page)
  await sheet.getByRole('switch', { name: 'Use keyboard shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(at(second?.id))
})
