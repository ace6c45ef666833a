import * as v from 'valibot'
import { operation, refusals } from '../core/operation.ts'
import { queryId, queryInteger } from '../core/query.ts'
import {
  ImportedRecipient,
  ImportRowPatch,
  RecipientImport,
  RecipientImportMapping,
  RecipientImportUpload,
  RecipientImportUploaded,
} from './schema.ts'

export const recipientImportUpload = operation('POST', '/recipients/imports', {
  summary: 'Uploads a file of recipients, CSV (UTF-8, UTF-16 or Windows-1252) or XLSX; 400 says why it cannot be read.',
  body: RecipientImportUpload,
  bodyType: 'multipart/form-data',
  response: RecipientImportUploaded,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
  assumed: 'needed',
})

export const recipientImportGet = operation('GET', '/recipients/imports/{importId}', {
  summary: 'An import with its mapping so far and the rows that follow the row `after`.',
  query: v.object({ after: v.optional(queryInteger('after', 0)), limit: v.optional(queryInteger('limit', 1, 100)) }),
  response: RecipientImport,
  errors: refusals([400, 401, 404]),
  assumed: 'needed',
})

export const recipientImportApply = operation('POST', '/recipients', {
  summary:
    'Creates recipients from an import; offset 1 means that row `headerRow` (assumed; default: the suggested row) is the header.',
  query: v.object({
    importId: queryId,
    offset: v.optional(queryInteger('offset', 0, 1)),
    headerRow: v.optional(queryInteger('headerRow', 1)),
  }),
  body: RecipientImportMapping,
  response: RecipientImport,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
})

export const recipientImportRowPatch = operation('PATCH', '/recipients/imports/{importId}/rows/{row}', {
  summary:
    'Corrects the cells of a failed row, and imports the row; 422 if the row has not failed and its cells differ from the request.',
  body: ImportRowPatch,
  response: ImportedRecipient,
  errors: refusals([400, 401, 404, 422]),
  assumed: 'extra',
})

export const recipientImportDelete = operation('DELETE', '/recipients/imports/{importId}', {
  summary: 'Deletes the record of an import; its recipients stay.',
  errors: refusals([400, 401, 404]),
})
