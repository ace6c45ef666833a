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
  callList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(calls, workspace, viewer, query)
    const { conversations } = workspace.tables
    const threads = rows.flatMap(({ conversationId }) => conversations.get(conversationId) ?? [])
    const { recipients, profiles, sequences } = conversationRelations(workspace, threads)
    return {
      _embedded: {
        calls: rows.map((row) => callView(workspace, row)),
        conversations: byIds(rows, 'conversationId', conversations, conversationView),
        recipients,
        profiles,
        sequences,
        clients: byIds(threads, 'clientId', workspace.tables.clients, clientReference),
        callStatuses: byCode(callStatuses),
      },
      ...frame,
    }
  },
  callFilters: (workspace, _input, { viewer }) => filterResponse(calls, workspace, viewer),
  callGet: (workspace, { params }, { find }) => callView(workspace, find('calls', params.id)),
  callCreate: (workspace, { body }, { find }) =>
    callView(workspace, createCall(workspace, find('conversations', body.conversationId), body)),
  callPatch: (workspace, { params, body }, { find }) =>
    callView(workspace, patchCall(workspace, find('calls', params.id), body)),
  callReminderTemplateList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(reminderTemplates, workspace, viewer, query)
    const clients = byIds(rows, 'clientId', workspace.tables.clients, clientReference)
    return { _embedded: { callReminderTemplates: [...rows], clients }, ...frame }
  },
  callReminderTemplateFilters: (workspace, _input, { viewer }) => filterResponse(reminderTemplates, workspace, viewer),
  callReminderTemplatePut: (workspace, { body }, { find, viewer }) => {
    if (!canEditReminders(viewer, find('clients', body.clientId)))
      throw refuse(403, 'You can change only the call reminders of clients that you have created.')
    return saveReminderTemplate(workspace, body)
  },
})
