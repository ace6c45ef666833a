import {
  type Conversation,
  conversationGet,
  conversationList,
  messageList,
  type Message,
  type ConversationId,
  type MessageId,
} from '@tandem/contract'
import { type QueryClient } from '@tanstack/query-core'
import { queryClientAtom } from 'jotai-tanstack-query'
import { invalidateOperations, patchOperation } from '../../shared/api/operationKey.ts'
import { type MutationTools } from '../../shared/api/mutationAtom.ts'

type CacheTools = Pick<MutationTools, 'get'>

/** Changes a conversation in all caches. */
export function patchConversation({ get }: CacheTools, id: ConversationId, change: Partial<Conversation>): void {
  const queryClient = get(queryClientAtom)
  const changed = (conversation: Conversation): Conversation =>
    conversation.id === id ? { ...conversation, ...change } : conversation
  patchOperation(queryClient, { conversationList }, (response) => {
    const { _embedded: embedded } = response
    if (!embedded.conversations.some((each) => each.id === id)) return response
    return { ...response, _embedded: { ...embedded, conversations: embedded.conversations.map(changed) } }
  })
  patchOperation(queryClient, { conversationGet }, (response) =>
    response.id === id ? { ...response, ...change } : response,
  )
}

/** Changes a message in all cached pages of its thread. */
export function patchMessage({ get }: CacheTools, id: MessageId, change: Partial<Message>): void {
  patchOperation(get(queryClientAtom), { messageList }, (response) => {
    const { _embedded: embedded } = response
    if (!embedded.messages.some((each) => each.id === id)) return response
    const messages = embedded.messages.map((each) => (each.id === id ? { ...each, ...change } : each))
    return { ...response, _embedded: { ...embedded, messages } }
  })
}

/** Reloads the latest conversations and messages, and the open conversation. Older pages do not reload (INBOX-47). */
export function refreshLatest(queryClient: QueryClient): void {
  for (const id of ['conversationList', 'messageList']) {
    void queryClient.invalidateQueries({ queryKey: [id], predicate: ({ queryKey }) => queryKey[2] !== 'pages' })
  }
  invalidateOperations(queryClient, ['conversationGet', 'futureMessageList', 'dashboardGet'])
}
