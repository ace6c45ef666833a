import * as v from 'valibot'
import { listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery, queryBoolean, queryIds } from '../core/query.ts'
import { Conversation, ConversationDetail, ConversationPatch, conversationRelations } from './schema.ts'

export const conversationList = operation('GET', '/conversations', {
  summary: 'Conversations, latest activity first, with their related records.',
  query: listQuery({
    hasIncoming: v.optional(queryBoolean),
    hasFollowups: v.optional(queryBoolean),
    recipientId: v.optional(queryIds),
    sequenceId: v.optional(queryIds),
    profileId: v.optional(queryIds),
    clientId: v.optional(queryIds),
  }),
  response: listResponse({ conversations: v.array(Conversation), ...conversationRelations }),
  errors: refusals([400, 401]),
})

export const conversationFilters = filtersOperation('conversations', 'The filters of the conversation list.')

export const conversationGet = operation('GET', '/conversations/{id}', {
  summary: 'One conversation with its related records.',
  response: ConversationDetail,
  errors: refusals([400, 401, 404]),
})

export const conversationPatch = operation('PATCH', '/conversations/{id}', {
  summary: 'Turns the automation of a conversation on or off.',
  body: ConversationPatch,
  response: Conversation,
  errors: refusals([400, 401, 404]),
})

export const conversationUnfollow = operation('DELETE', '/conversations/followed/{id}', {
  summary: 'Unfollows a conversation.',
  response: Conversation,
  errors: refusals([400, 401, 404]),
})

export const conversationFollow = operation('PUT', '/conversations/followed/{id}', {
  summary: 'Follows a conversation again.',
  response: Conversation,
  errors: refusals([400, 401, 404]),
  assumed: 'extra',
})
