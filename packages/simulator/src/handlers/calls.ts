import { seenRow, viewerOf } from '../domain/access.ts'
import { conversationRelations } from '../domain/conversationRelations.ts'
import { callStatuses } from '../domain/directories.ts'
import { calls } from '../domain/lists/calls.ts'
import { byCode, byIds, callView, conversationView } from '../domain/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const callHandlers = tandemHandlers({
  callList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(calls, world, viewerOf(world, caller), query)
    const { conversations } = world.tables
    const threads = rows.flatMap(({ conversationId }) => conversations.get(conversationId) ?? [])
    const { recipients, profiles, sequences, clients } = conversationRelations(world, threads)
    return {
      _embedded: {
        calls: rows.map((row) => callView(world, row)),
        conversations: byIds(
          rows.map(({ conversationId }) => conversationId),
          (id) => conversations.get(id),
          conversationView,
        ),
        recipients,
        profiles,
        sequences,
        clients,
        callStatuses: byCode(callStatuses),
      },
      ...frame,
    }
  },
  callFilters: (world, _input, caller) => filterAnswer(calls, world, viewerOf(world, caller)),
  callGet: (world, { params }, caller) => callView(world, seenRow(world, viewerOf(world, caller), 'calls', params.id)),
})
