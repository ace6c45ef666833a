import * as v from 'valibot'
import { ClientReference } from '../client/schema.ts'
import { Conversation } from '../conversation/schema.ts'
import { ConflictBody } from '../core/error.ts'
import { byId, listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery, queryIds } from '../core/query.ts'
import { CallStatusEntry } from '../directory/schema.ts'
import { Profile } from '../profile/schema.ts'
import { Recipient } from '../recipient/schema.ts'
import { SequenceReference } from '../sequence/schema.ts'
import { Call, CallCreation, CallPatch, CallReminderTemplate, CallReminderTemplateBody } from './schema.ts'

export const callList = operation('GET', '/calls', {
  summary: 'Calls, page by page, with their related records.',
  query: listQuery({ conversationId: v.optional(queryIds) }),
  response: listResponse({
    calls: v.array(Call),
    conversations: byId(Conversation),
    recipients: byId(Recipient),
    profiles: byId(Profile),
    sequences: byId(SequenceReference),
    clients: byId(ClientReference),
    callStatuses: byId(CallStatusEntry),
  }),
  errors: refusals([400, 401]),
})

export const callFilters = filtersOperation('calls', 'The filters of the call list.')

export const callGet = operation('GET', '/calls/{id}', {
  summary: 'One call.',
  response: Call,
  errors: refusals([400, 401, 404]),
})

export const callCreate = operation('POST', '/calls', {
  summary: 'Creates the call of a conversation; 409 names the existing call.',
  body: CallCreation,
  response: Call,
  status: 201,
  errors: refusals([400, 401, 404, 422], { 409: ConflictBody }),
  idempotent: true,
  assumed: 'needed',
})

export const callPatch = operation('PATCH', '/calls/{id}', {
  summary: 'Changes a call; 422 when its status needs a date or a time zone that is missing.',
  body: CallPatch,
  response: Call,
  errors: refusals([400, 401, 404, 422]),
  assumed: 'needed',
})

export const callReminderTemplateList = operation('GET', '/calls/reminder-templates', {
  summary: 'Reminder texts of clients.',
  query: listQuery({ clientId: v.optional(queryIds) }),
  response: listResponse({ callReminderTemplates: v.array(CallReminderTemplate), clients: byId(ClientReference) }),
  errors: refusals([400, 401]),
})

export const callReminderTemplateFilters = filtersOperation(
  'calls/reminder-templates',
  'The filters of the reminder texts.',
)

export const callReminderTemplatePut = operation('PUT', '/calls/reminder-templates', {
  summary: 'Saves the reminder text of a client for a delay.',
  body: CallReminderTemplateBody,
  response: CallReminderTemplate,
  errors: refusals([400, 401, 403, 404]),
})
