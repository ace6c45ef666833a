import * as v from 'valibot'
import { listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery } from '../core/query.ts'
import { Stats, statsQuery } from '../stats/schema.ts'
import { Client, ClientCreation, ClientFile, ClientFileUpload, ClientPatch } from './schema.ts'

export const clientList = operation('GET', '/clients', {
  summary: 'AI clients, page by page.',
  query: listQuery({}),
  response: listResponse({ clients: v.array(Client) }),
  errors: refusals([400, 401]),
})

export const clientFilters = filtersOperation('clients', 'The filters of the client list.')

export const clientCreate = operation('POST', '/clients', {
  summary: 'Creates a client; 400 lists the errors of the form.',
  body: ClientCreation,
  response: Client,
  status: 201,
  errors: refusals([400, 401, 422]),
  idempotent: true,
})

export const clientGet = operation('GET', '/clients/{id}', {
  summary: 'One client.',
  response: Client,
  errors: refusals([400, 401, 404]),
})

export const clientPatch = operation('PATCH', '/clients/{id}', {
  summary: 'Changes parts of a client.',
  body: ClientPatch,
  response: Client,
  errors: refusals([400, 401, 404]),
})

export const clientArchive = operation('PUT', '/clients/archived/{id}', {
  summary: 'Archives a client.',
  response: Client,
  errors: refusals([400, 401, 404]),
})

export const clientUnarchive = operation('DELETE', '/clients/archived/{id}', {
  summary: 'Unarchives a client.',
  response: Client,
  errors: refusals([400, 401, 404]),
})

export const clientStats = operation('GET', '/clients/{id}/stats', {
  summary: 'Figures of all sequences of a client by day.',
  query: statsQuery,
  response: Stats,
  errors: refusals([400, 401, 404]),
})

export const clientFileUpload = operation('POST', '/clients/{id}/files', {
  summary: 'Adds a file about a client, which the AI reads.',
  body: ClientFileUpload,
  bodyType: 'multipart/form-data',
  response: ClientFile,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  assumed: 'needed',
})

export const clientFileDelete = operation('DELETE', '/clients/{id}/files/{fileId}', {
  summary: 'Removes a file of a client.',
  errors: refusals([400, 401, 404]),
  assumed: 'needed',
})
