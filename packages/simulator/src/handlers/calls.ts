import { canEditReminders } from '@tandem/contract'
import { refuse } from '../core/handlers.ts'
import { createCall, patchCall } from '../domain/calls/calls.ts'
import { conversationRelations } from '../domain/views/conversationRelations.ts'
import { callStatuses } from '../domain/views/directories.ts'
import { calls } from '../domain/lists/calls.ts'
import { reminderTemplates } from '../domain/lists/reminderTemplates.ts'
import { saveReminderTemplate } from '../domain/calls/reminderTemplates.ts'
import { byCode, byIds, callView, clientReference, conversationView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const callHandlers = tandemHandlers({
  callList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(calls, world, viewer, query)
    const { conversations } = world.tables
    const threads = rows.flatMap(({ conversationId }) => conversations.get(conversationId) ?? [])
    const { recipients, profiles, sequences, clients } = conversationRelations(world, threads)
    return {
      _embedded: {
        calls: rows.map((row) => callView(world, row)),
        conversations: byIds(rows, 'conversationId', conversations, conversationView),
        recipients,
        profiles,
        sequences,
        clients,
        callStatuses: byCode(callStatuses),
      },
      ...frame,
    }
  },
  callFilters: (world, _input, { viewer }) => filterResponse(calls, world, viewer),
  callGet: (world, { params }, { find }) => callView(world, find('calls', params.id)),
  callCreate: (world, { body }, { find }) =>
    callView(world, createCall(world, find('conversations', body.conversationId), body)),
  callPatch: (world, { params, body }, { find }) => callView(world, patchCall(world, find('calls', params.id), body)),
  callReminderTemplateList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(reminderTemplates, world, viewer, query)
    const clients = byIds(rows, 'clientId', world.tables.clients, clientReference)
    return { _embedded: { callReminderTemplates: [...rows], clients }, ...frame }
  },
  callReminderTemplateFilters: (world, _input, { viewer }) => filterResponse(reminderTemplates, world, viewer),
  callReminderTemplatePut: (world, { body }, { find, viewer }) => {
    if (!canEditReminders(viewer, find('clients', body.clientId)))
      throw refuse(403, 'You can change the call reminders of clients that you have created.')
    return saveReminderTemplate(world, body)
  },
})
