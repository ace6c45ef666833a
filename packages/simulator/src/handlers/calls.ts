import { seenRow, viewerOf } from '../domain/people/access.ts'
import { createCall, patchCall } from '../domain/calls/calls.ts'
import { conversationRelations } from '../domain/views/conversationRelations.ts'
import { callStatuses } from '../domain/views/directories.ts'
import { calls } from '../domain/lists/calls.ts'
import { reminderTemplates } from '../domain/lists/reminderTemplates.ts'
import { saveReminderTemplate } from '../domain/calls/reminderTemplates.ts'
import { byCode, byIds, callView, clientReference, conversationView } from '../domain/views/views.ts'
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
  callCreate: (world, { body }, caller) =>
    callView(
      world,
      createCall(world, seenRow(world, viewerOf(world, caller), 'conversations', body.conversationId), body),
    ),
  callPatch: (world, { params, body }, caller) =>
    callView(world, patchCall(world, seenRow(world, viewerOf(world, caller), 'calls', params.id), body)),
  callReminderTemplateList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(reminderTemplates, world, viewerOf(world, caller), query)
    const clients = byIds(
      rows.map(({ clientId }) => clientId),
      (id) => world.tables.clients.get(id),
      clientReference,
    )
    return { _embedded: { callReminderTemplates: [...rows], clients }, ...frame }
  },
  callReminderTemplatePut: (world, { body }, caller) => {
    seenRow(world, viewerOf(world, caller), 'clients', body.clientId)
    return saveReminderTemplate(world, body)
  },
})
