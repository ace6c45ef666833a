import * as v from 'valibot'
import { Conversation } from '../conversation/schema.ts'
import { byId, listResponse } from '../core/list.ts'
import { operation, refusals } from '../core/operation.ts'
import { PageQuery } from '../core/query.ts'
import {
  AiImproveRequest,
  AiReplyRequest,
  AiText,
  FutureMessagePatch,
  Message,
  MessageCreation,
  MessagePatch,
  MessageStatusEntry,
} from './schema.ts'

export const messageList = operation('GET', '/conversations/{id}/messages', {
  summary: 'Messages of a conversation, newest first.',
  query: PageQuery,
  response: listResponse({ messages: v.array(Message) }),
  errors: refusals([400, 401, 404]),
})

export const messageCreate = operation('POST', '/conversations/{id}/messages', {
  summary: 'Sends, drafts or schedules a message.',
  body: MessageCreation,
  response: Message,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
})

export const messagePatch = operation('PATCH', '/conversations/{id}/messages/{messageId}', {
  summary: 'Changes the category of a message.',
  body: MessagePatch,
  response: Message,
  errors: refusals([400, 401, 404, 422]),
})

export const messageLastReadPut = operation('PUT', '/conversations/{id}/messages/last-read/{messageId}', {
  summary: 'Marks all messages up to this message as read; never marks a message as unread.',
  response: Conversation,
  errors: refusals([400, 401, 404]),
})

export const futureMessageList = operation('GET', '/conversations/{id}/messages/future', {
  summary: 'Messages that will be sent or were just sent, including the draft, and the statuses by code.',
  response: v.object({
    _embedded: v.object({ messages: v.array(Message), messageStatuses: byId(MessageStatusEntry) }),
  }),
  errors: refusals([400, 401, 404]),
})

export const futureMessagePatch = operation('PATCH', '/conversations/{conversationId}/messages/future/{id}', {
  summary: 'Edits, reschedules, sends or re-sends a future message.',
  body: FutureMessagePatch,
  response: Message,
  errors: refusals([400, 401, 404, 422]),
})

export const futureMessageDelete = operation('DELETE', '/conversations/{conversationId}/messages/future/{id}', {
  summary: 'Deletes a future message.',
  errors: refusals([400, 401, 404]),
})

export const conversationAiReply = operation('POST', '/conversations/{id}/ai-replies', {
  summary: 'Writes a reply; 422 when no AI credits are left.',
  body: AiReplyRequest,
  response: AiText,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  isSafe: true,
})

export const messageImprove = operation('POST', '/conversations/messages/ai-improved', {
  summary: 'Improves a text; 422 when no AI credits are left.',
  body: AiImproveRequest,
  response: AiText,
  errors: refusals([400, 401, 422]),
  idempotent: true,
  isSafe: true,
})
