import { type Page } from '@playwright/test'
import { type Conversation, type ConversationDetail } from '../../packages/contract/src/conversation/schema.ts'
import { type Message } from '../../packages/contract/src/message/schema.ts'

/** Returns the latest conversation first. */
export async function conversationsOf(
  page: Page,
  params: Readonly<Record<string, string | number | boolean>>,
): Promise<Conversation[]> {
  const response = await page.request.get('/api/v2/conversations', { params })
  const { _embedded: embedded }: { _embedded: { conversations: Conversation[] } } = await response.json()
  return embedded.conversations
}

export async function detailOf(page: Page, id: number): Promise<ConversationDetail> {
  return (await page.request.get(`/api/v2/conversations/${id}`)).json()
}

/** Returns the latest message first. */
export async function messagesOf(page: Page, id: number): Promise<Message[]> {
  const response = await page.request.get(`/api/v2/conversations/${id}/messages`, { params: { limit: 100 } })
  const { _embedded: embedded }: { _embedded: { messages: Message[] } } = await response.json()
  return embedded.messages
}

/**
 * Refuses the next message with this status. A fault of the simulator could refuse the draft, because the same
 * operation saves drafts.
 */
export async function refuseNextMessage(page: Page, status: 'sent' | 'scheduled'): Promise<void> {
  let isRefused = false
  await page.route('**/api/v2/conversations/*/messages', (route) => {
    const request = route.request()
    if (isRefused || request.method() !== 'POST' || request.postDataJSON().status !== status) return route.fallback()
    isRefused = true
    return route.fulfill({ status: 503, json: { message: 'Failed on purpose with 503.' } })
  })
}

export const list = (page: Page) => page.getByRole('list', { name: 'Conversations' })

export const cards = (page: Page) => list(page).getByRole('link')

export const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })

export const editor = (page: Page) => thread(page).getByRole('textbox', { name: 'Message', exact: true })

export async function openConversation(page: Page, id: number | undefined): Promise<void> {
  await page.goto(`/messages/conversation/${id}`)
  await thread(page).getByRole('article').last().waitFor()
}
