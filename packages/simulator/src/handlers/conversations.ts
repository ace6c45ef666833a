import { pageLimit, pageSize } from '@tandem/contract'
import { replanLead, stopCampaign } from '../domain/campaign/run/leadSteps.ts'
import { conversationRelations } from '../domain/views/conversationRelations.ts'
import { readUpTo, recategorise, sentMessage, sentMessages } from '../domain/conversations/conversations.ts'
import { conversations } from '../domain/lists/conversations.ts'
import { staleCursor } from '../domain/lists/listRows.ts'
import { conversationView, messageView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const conversationHandlers = tandemHandlers({
  conversationList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(conversations, world, viewer, query)
    return { _embedded: { conversations: rows.map(conversationView), ...conversationRelations(world, rows) }, ...frame }
  },
  conversationFilters: (world, _input, { viewer }) => filterResponse(conversations, world, viewer),
  conversationGet: (world, { params }, { find }) => {
    const row = find('conversations', params.id)
    return { ...conversationView(row), _embedded: conversationRelations(world, [row]) }
  },
  conversationPatch: (world, { params, body }, { find }) => {
    const { id } = find('conversations', params.id)
    world.tables.conversations.patch(id, { automationEnabled: body.automationEnabled })
    replanLead(world, id)
    return conversationView(find('conversations', id))
  },
  conversationUnfollow: (world, { params }, { find }) => {
    const { id } = find('conversations', params.id)
    world.tables.conversations.patch(id, { isFollowed: false, followUpDue: null })
    replanLead(world, id)
    return conversationView(find('conversations', id))
  },
  conversationFollow: (world, { params }, { find }) => {
    const { id } = find('conversations', params.id)
    world.tables.conversations.patch(id, { isFollowed: true })
    replanLead(world, id)
    return conversationView(find('conversations', id))
  },
  messageList: (world, { params, query }, { find }) => {
    const thread = sentMessages(world, find('conversations', params.id))
    const cursor = query.after ?? query.before ?? query.around
    if (cursor !== undefined && !thread.some(({ id }) => id === cursor)) throw staleCursor(cursor)
    const page = world.tables.messages.page({
      order: 'ofConversation',
      group: params.id,
      isDescending: true,
      ...query,
      limit: query.limit ?? pageLimit(pageSize.messages, query.around !== undefined),
    })
    return {
      _embedded: { messages: page.map(messageView) },
      count: page.length,
      totalCount: thread.length,
      totalFilteredCount: thread.length,
    }
  },
  messageLastReadPut: (world, { params }, { find }) => {
    const conversation = find('conversations', params.id)
    return conversationView(readUpTo(world, conversation, sentMessage(world, conversation, params.messageId)))
  },
  messagePatch: (world, { params, body }, { find }) => {
    const conversation = find('conversations', params.id)
    const message = sentMessage(world, conversation, params.messageId)
    const changed = recategorise(world, conversation, message, body.category)
    const isStopped = changed !== message && body.category === 'stop_campaign'
    if (isStopped) stopCampaign(world, conversation.id)
    return messageView(changed)
  },
})
