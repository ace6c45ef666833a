import * as v from 'valibot'
import { operation } from '../operation.ts'
import { listQuery } from '../query.ts'
import { refusals } from '../refusals.ts'
import { Client, ClientCreation, ClientFile, ClientFileUpload, ClientPatch } from '../resources/client.ts'
import { FilterListAnswer, listAnswer } from '../resources/list.ts'
import { Stats, statsQuery } from '../resources/stats.ts'

export const clientList = operation({
  method: 'GET',
  path: '/clients',
  summary: 'AI clients, page by page.',
  query: listQuery({}),
  answer: listAnswer({ clients: v.array(Client) }),
  errors: refusals([400, 401]),
})

export const clientFilters = operation({
  method: 'GET',
  path: '/clients/filters',
  summary: 'The filters of the client list.',
  answer: FilterListAnswer,
  errors: refusals([401]),
})

export const clientCreate = operation({
  method: 'POST',
  path: '/clients',
  summary: 'Creates a client; 400 lists the errors of the form.',
  body: ClientCreation,
  answer: Client,
  status: 201,
  errors: refusals([400, 401, 422]),
  idempotent: true,
})

export const clientGet = operation({
  method: 'GET',
  path: '/clients/{id}',
  summary: 'One client.',
  answer: Client,
  errors: refusals([400, 401, 404]),
})

export const clientPatch = operation({
  method: 'PATCH',
  path: '/clients/{id}',
  summary: 'Changes parts of a client.',
  body: ClientPatch,
  answer: Client,
  errors: refusals([400, 401, 404]),
})

export const clientArchive = operation({
  method: 'PUT',
  path: '/clients/archived/{id}',
  summary: 'Archives a client.',
  answer: Client,
  errors: refusals([400, 401, 404]),
})

export const clientUnarchive = operation({
  method: 'DELETE',
  path: '/clients/archived/{id}',
  summary: 'Unarchives a client.',
  answer: Client,
  errors: refusals([400, 401, 404]),
})

export const clientStats = operation({
  method: 'GET',
  path: '/clients/{id}/stats',
  summary: 'Figures of all sequences of a client by day.',
  query: statsQuery,
  answer: Stats,
  errors: refusals([400, 401, 404]),
})

export const clientFileUpload = operation({
  method: 'POST',
  path: '/clients/{id}/files',
  summary: 'Adds a file about a client, which the AI reads.',
  body: ClientFileUpload,
  bodyType: 'multipart/form-data',
  answer: ClientFile,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  assumed: true,
})

export const clientFileDelete = operation({
  method: 'DELETE',
  path: '/clients/{id}/files/{fileId}',
  summary: 'Removes a file of a client.',
  errors: refusals([400, 401, 404]),
  assumed: true,
})
