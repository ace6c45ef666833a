import * as v from 'valibot'
import { Conversation } from '../conversation/schema.ts'
import { ConflictBody } from '../core/error.ts'
import { byId, listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery, queryIds } from '../core/query.ts'
import { SequenceReference } from '../sequence/schema.ts'
import { CustomAttribute, CustomAttributeBody, Recipient, RecipientPatch } from './schema.ts'

export const recipientList = operation('GET', '/recipients', {
  summary: 'Recipients, page by page.',
  query: listQuery({ sequenceId: v.optional(queryIds) }),
  response: listResponse({
    recipients: v.array(Recipient),
    sequences: byId(SequenceReference),
    /** RECIP-27: the last conversation of each recipient. A backend may leave this field out. */
    conversations: v.optional(byId(Conversation)),
  }),
  errors: refusals([400, 401]),
})

export const recipientFilters = filtersOperation('recipients', 'The filters of the recipient list.')

export const recipientGet = operation('GET', '/recipients/{id}', {
  summary: 'One recipient.',
  response: Recipient,
  errors: refusals([400, 401, 404]),
})

export const recipientPatch = operation('PATCH', '/recipients/{id}', {
  summary: 'Changes fields and custom attributes of a recipient.',
  body: RecipientPatch,
  response: Recipient,
  errors: refusals([400, 401, 404]),
})

export const customAttributeList = operation('GET', '/recipients/custom-attributes', {
  summary: 'Custom attributes of recipients.',
  response: v.object({ _embedded: v.object({ recipientCustomAttributes: v.array(CustomAttribute) }) }),
  errors: refusals([401]),
})

export const customAttributeCreate = operation('POST', '/recipients/custom-attributes', {
  summary: 'Adds a custom attribute; 409 when the name is taken.',
  body: CustomAttributeBody,
  response: CustomAttribute,
  status: 201,
  errors: refusals([400, 401, 422], { 409: ConflictBody }),
  idempotent: true,
})

export const customAttributePatch = operation('PATCH', '/recipients/custom-attributes/{id}', {
  summary: 'Renames a custom attribute; 409 when the name is taken.',
  body: CustomAttributeBody,
  response: CustomAttribute,
  errors: refusals([400, 401, 403, 404], { 409: ConflictBody }),
})

export const customAttributeDelete = operation('DELETE', '/recipients/custom-attributes/{id}', {
  summary: 'Deletes a custom attribute with all its values.',
  errors: refusals([400, 401, 403, 404]),
})
