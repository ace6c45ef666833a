import { type Page } from '@playwright/test'
import { type Conversation, type ConversationDetail } from '../../packages/contract/src/conversation/schema.ts'
import { type Message } from '../../packages/contract/src/message/schema.ts'

/** Conversations from the server, latest first. */
export async function conversationsOf(
  page: Page,
  params: Readonly<Record<string, string | number | boolean>>,
): Promise<Conversation[]> {
  const response = await page.request.get('/api/v2/conversations', { params })
  const { _embedded: embedded }: { _embedded: { conversations: Conversation[] } } = await response.json()
  return embedded.conversations
}

/** A conversation with its related entities. */
export async function detailOf(page: Page, id: number): Promise<ConversationDetail> {
  return (await page.request.get(`/api/v2/conversations/${id}`)).json()
}

/** The sent and received messages of a conversation, latest first. */
export async function messagesOf(page: Page, id: number): Promise<Message[]> {
  const response = await page.request.get(`/api/v2/conversations/${id}/messages`, { params: { limit: 100 } })
  const { _embedded: embedded }: { _embedded: { messages: Message[] } } = await response.json()
  return embedded.messages
}

/** The list of conversations. */
export const list = (page: Page) => page.getByRole('list', { name: 'Conversations' })

/** The links of the list, one for each conversation in view. */
export const cards = (page: Page) => list(page).getByRole('link')

/** The open conversation: its header, messages and editor. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })

/** The message field, once it accepts text. */
export const editor = (page: Page) => thread(page).getByRole('textbox', { name: 'Message', exact: true })

export async function openConversation(page: Page, id: number | undefined): Promise<void> {
  await page.goto(`/messages/conversation/${id}`)
  await thread(page).getByRole('article').last().waitFor()
}
