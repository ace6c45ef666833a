import { pageLimit, pageSize } from '@tandem/contract'
import { replanLead, resumeCampaign, stopCampaign } from '../domain/campaign/run/leadSteps.ts'
import { conversationRelations } from '../domain/views/conversationRelations.ts'
import { readUpTo, recategorise, sentMessage, sentMessages } from '../domain/conversations/conversations.ts'
import { conversations } from '../domain/lists/conversations.ts'
import { staleCursor } from '../domain/lists/listRows.ts'
import { conversationView, messageView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const conversationHandlers = tandemHandlers({
  conversationList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(conversations, workspace, viewer, query)
    return {
      _embedded: { conversations: rows.map(conversationView), ...conversationRelations(workspace, rows) },
      ...frame,
    }
  },
  conversationFilters: (workspace, _input, { viewer }) => filterResponse(conversations, workspace, viewer),
  conversationGet: (workspace, { params }, { find }) => {
    const row = find('conversations', params.id)
    return { ...conversationView(row), _embedded: conversationRelations(workspace, [row]) }
  },
  conversationPatch: (workspace, { params, body }, { find }) => {
    const { id } = find('conversations', params.id)
    workspace.tables.conversations.patch(id, { automationEnabled: body.automationEnabled })
    replanLead(workspace, id)
    return conversationView(find('conversations', id))
  },
  conversationUnfollow: (workspace, { params }, { find }) => {
    const { id } = find('conversations', params.id)
    workspace.tables.conversations.patch(id, { isFollowed: false, followUpDue: null })
    replanLead(workspace, id)
    return conversationView(find('conversations', id))
  },
  conversationFollow: (workspace, { params }, { find }) => {
    const { id } = find('conversations', params.id)
    workspace.tables.conversations.patch(id, { isFollowed: true })
    replanLead(workspace, id)
    return conversationView(find('conversations', id))
  },
  messageList: (workspace, { params, query }, { find }) => {
    const thread = sentMessages(workspace, find('conversations', params.id))
    const cursor = query.after ?? query.before ?? query.around
    if (cursor !== undefined && !thread.some(({ id }) => id === cursor)) throw staleCursor(cursor)
    const page = workspace.tables.messages.page({
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
  messageLastReadPut: (workspace, { params }, { find }) => {
    const conversation = find('conversations', params.id)
    return conversationView(readUpTo(workspace, conversation, sentMessage(workspace, conversation, params.messageId)))
  },
  messagePatch: (workspace, { params, body }, { find }) => {
    const conversation = find('conversations', params.id)
    const message = sentMessage(workspace, conversation, params.messageId)
    const changed = recategorise(workspace, conversation, message, body.category)
    const isChanged = changed !== message
    if (isChanged && body.category === 'stop_campaign') stopCampaign(workspace, conversation.id)
    if (isChanged && message.category === 'stop_campaign') resumeCampaign(workspace, conversation.id)
    return messageView(changed)
  },
})
