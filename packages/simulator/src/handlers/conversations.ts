import { seenRow, viewerOf } from '../domain/access.ts'
import { conversationRelations } from '../domain/conversationRelations.ts'
import { conversations } from '../domain/lists/conversations.ts'
import { conversationView } from '../domain/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const conversationHandlers = tandemHandlers({
  conversationList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(conversations, world, viewerOf(world, caller), query)
    return { _embedded: { conversations: rows.map(conversationView), ...conversationRelations(world, rows) }, ...frame }
  },
  conversationFilters: (world, _input, caller) => filterAnswer(conversations, world, viewerOf(world, caller)),
  conversationGet: (world, { params }, caller) => {
    const row = seenRow(world, viewerOf(world, caller), 'conversations', params.id)
    return { ...conversationView(row), _embedded: conversationRelations(world, [row]) }
  },
})
