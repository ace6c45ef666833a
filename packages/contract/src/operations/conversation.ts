import * as v from 'valibot'
import { operation } from '../operation.ts'
import { listQuery, queryBoolean, queryIds } from '../query.ts'
import { refusals } from '../refusals.ts'
import {
  Conversation,
  ConversationDetail,
  ConversationPatch,
  conversationRelations,
} from '../resources/conversation.ts'
import { FilterListAnswer, listAnswer } from '../resources/list.ts'

export const conversationList = operation({
  method: 'GET',
  path: '/conversations',
  summary: 'Conversations, latest activity first, with their related records.',
  query: listQuery({
    hasIncoming: v.optional(queryBoolean),
    hasFollowups: v.optional(queryBoolean),
    recipientId: v.optional(queryIds),
    sequenceId: v.optional(queryIds),
    profileId: v.optional(queryIds),
    clientId: v.optional(queryIds),
  }),
  answer: listAnswer({ conversations: v.array(Conversation), ...conversationRelations }),
  errors: refusals([400, 401]),
})

export const conversationFilters = operation({
  method: 'GET',
  path: '/conversations/filters',
  summary: 'The filters of the conversation list.',
  answer: FilterListAnswer,
  errors: refusals([401]),
})

export const conversationGet = operation({
  method: 'GET',
  path: '/conversations/{id}',
  summary: 'One conversation with its related records.',
  answer: ConversationDetail,
  errors: refusals([400, 401, 404]),
})

export const conversationPatch = operation({
  method: 'PATCH',
  path: '/conversations/{id}',
  summary: 'Turns the automation of a conversation on or off.',
  body: ConversationPatch,
  answer: Conversation,
  errors: refusals([400, 401, 404]),
})

export const conversationUnfollow = operation({
  method: 'DELETE',
  path: '/conversations/followed/{id}',
  summary: 'Unfollows a conversation.',
  answer: Conversation,
  errors: refusals([400, 401, 404]),
})

export const conversationFollow = operation({
  method: 'PUT',
  path: '/conversations/followed/{id}',
  summary: 'Follows a conversation again.',
  answer: Conversation,
  errors: refusals([400, 401, 404]),
  assumed: true,
})
