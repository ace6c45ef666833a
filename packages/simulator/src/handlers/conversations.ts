import { pageLimit, pageSize } from '@tandem/contract'
import { type Caller } from '../core/handlers.ts'
import { seenRow, viewerOf } from '../domain/people/access.ts'
import { replanLead } from '../domain/campaign/run/engine.ts'
import { conversationRelations } from '../domain/views/conversationRelations.ts'
import { readUpTo, recategorise, sentMessage, sentMessages } from '../domain/conversations/conversations.ts'
import { conversations } from '../domain/lists/conversations.ts'
import { cut } from '../domain/lists/listRows.ts'
import { type ConversationRow } from '../domain/rows/messaging.ts'
import { conversationView, messageView } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const conversationHandlers = tandemHandlers({
  conversationList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(conversations, world, viewerOf(world, caller), query)
    return { _embedded: { conversations: rows.map(conversationView), ...conversationRelations(world, rows) }, ...frame }
  },
  conversationFilters: (world, _input, caller) => filterAnswer(conversations, world, viewerOf(world, caller)),
  conversationGet: (world, { params }, caller) => {
    const row = seen(world, caller, params.id)
    return { ...conversationView(row), _embedded: conversationRelations(world, [row]) }
  },
  conversationPatch: (world, { params, body }, caller) => {
    const { id } = seen(world, caller, params.id)
    world.tables.conversations.patch(id, { automationEnabled: body.automationEnabled })
    replanLead(world, id)
    return conversationView(seen(world, caller, id))
  },
  conversationUnfollow: (world, { params }, caller) => {
    const { id } = seen(world, caller, params.id)
    world.tables.conversations.patch(id, { isFollowed: false, followUpDue: null })
    replanLead(world, id)
    return conversationView(seen(world, caller, id))
  },
  messageList: (world, { params, query }, caller) => {
    const thread = sentMessages(world, seen(world, caller, params.id))
    const page = cut(thread, { limit: pageLimit(pageSize.messages, query.around !== undefined), ...query })
    return {
      _embedded: { messages: page.map(messageView) },
      count: page.length,
      totalCount: thread.length,
      totalFilteredCount: thread.length,
    }
  },
  messageLastReadPut: (world, { params }, caller) => {
    const conversation = seen(world, caller, params.id)
    return conversationView(readUpTo(world, conversation, sentMessage(world, conversation, params.messageId)))
  },
  messagePatch: (world, { params, body }, caller) => {
    const conversation = seen(world, caller, params.id)
    return messageView(
      recategorise(world, conversation, sentMessage(world, conversation, params.messageId), body.category),
    )
  },
})

const seen = (world: TandemWorld, caller: Caller, id: number): ConversationRow =>
  seenRow(world, viewerOf(world, caller), 'conversations', id)
