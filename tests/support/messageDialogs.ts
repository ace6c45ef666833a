import { type Locator, type Page } from '@playwright/test'
import { type ChangeDialog } from './dialogs.ts'
import { conversationsOf, editor, openConversation, thread } from './inbox.ts'

const lead = async (page: Page) => (await conversationsOf(page, { hasIncoming: true, limit: 1 }))[0]?.id

const scheduledText = 'Shall we talk on Monday?'

async function scheduled(page: Page, written = scheduledText): Promise<number> {
  const response = await page.request.get(`/api/v2/conversations/${await lead(page)}/messages/future`)
  const { _embedded: embedded }: { _embedded: { messages: { text: string; status: string }[] } } = await response.json()
  return embedded.messages.filter(({ text, status }) => text === written && status === 'scheduled').length
}

async function openScheduled(page: Page): Promise<Locator> {
  const id = await lead(page)
  const data = { status: 'scheduled', text: scheduledText, dateScheduled: '2026-11-24T09:00:00.000Z' }
  await page.request.post(`/api/v2/conversations/${id}/messages`, { data })
  await openConversation(page, id)
  return thread(page).getByRole('article').filter({ hasText: scheduledText })
}

export const messageDialogs: Readonly<Record<string, ChangeDialog>> = {
  'scheduling a message': {
    open: async (page) => {
      await openConversation(page, await lead(page))
      await editor(page).click()
      await page.keyboard.insertText(scheduledText)
      await thread(page).getByRole('button', { name: 'Send later' }).click()
      return page.getByRole('dialog', { name: 'Send later' }).getByRole('button', { name: 'Schedule' })
    },
    hasResponse: true,
    call: /^POST .*\/conversations\/\d+\/messages .*"scheduled"/,
    changes: scheduled,
    retry: (page) => page.getByRole('button', { name: 'Re-send this message' }),
    isLookedUp: true,
    typed: scheduledText,
  },
  'editing a scheduled message': {
    open: async (page) => {
      const message = await openScheduled(page)
      await message.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Message text' }).fill(`${scheduledText} Or later?`)
      return thread(page).getByRole('button', { name: 'Save', exact: true })
    },
    hasResponse: true,
    call: /^PATCH .*\/conversations\/\d+\/messages\/future\/\d+ /,
    changes: (page) => scheduled(page, `${scheduledText} Or later?`),
    retry: (page) => thread(page).getByRole('button', { name: 'Save', exact: true }),
    isLookedUp: true,
  },
  'deleting a scheduled message': {
    open: async (page) => (await openScheduled(page)).getByRole('button', { name: 'Delete' }),
    call: /^DELETE .*\/conversations\/\d+\/messages\/future\/\d+ /,
    changes: async (page) => ((await scheduled(page)) === 0 ? 1 : 0),
  },
}
