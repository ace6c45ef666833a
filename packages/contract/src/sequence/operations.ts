import * as v from 'valibot'
import { ClientReference } from '../client/schema.ts'
import { ConflictBody, RecipientConflictBody } from '../core/error.ts'
import { byId, listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery, queryIds, queryInteger } from '../core/query.ts'
import { Category } from '../directory/schema.ts'
import { Stats, statsQuery } from '../stats/schema.ts'
import {
  CalendarAuth,
  CalendarEventNames,
  CalendarUuid,
  ListedSequence,
  Sequence,
  SequenceCopy,
  SequenceCreated,
  SequenceCreation,
  SequenceOptions,
  SequencePatch,
  SequenceRecipient,
} from './schema.ts'

export const sequenceList = operation('GET', '/sequences', {
  summary: 'Sequences, page by page, with their clients and, on demand, their statistics.',
  query: listQuery({
    clientId: v.optional(queryIds),
    recipientId: v.optional(queryIds),
    profileId: v.optional(queryIds),
    /** 1 adds the sums of each sequence's statistics. */
    statsAggregated: v.optional(queryInteger('statsAggregated', 0, 1)),
  }),
  response: listResponse({
    sequences: v.array(ListedSequence),
    clients: byId(ClientReference),
    categories: byId(Category),
  }),
  errors: refusals([400, 401]),
})

export const sequenceFilters = filtersOperation('sequences', 'The filters of the sequence list.')

export const sequenceCreate = operation('POST', '/sequences', {
  summary: 'Creates a paused sequence; profiles and recipients can also be added by separate requests.',
  body: SequenceCreation,
  response: SequenceCreated,
  status: 201,
  errors: refusals([400, 401, 422]),
  idempotent: true,
})

export const sequenceGet = operation('GET', '/sequences/{id}', {
  summary: 'One sequence with the categories of its AI responses.',
  response: Sequence,
  errors: refusals([400, 401, 404]),
})

export const sequencePatch = operation('PATCH', '/sequences/{id}', {
  summary: 'Changes parts of a sequence; 422 when it cannot be launched or its client cannot be changed.',
  body: SequencePatch,
  response: Sequence,
  errors: refusals([400, 401, 404, 422]),
})

export const sequenceOptions = operation('OPTIONS', '/sequences/{id}', {
  summary: 'Reports if the client of a sequence can be changed.',
  response: SequenceOptions,
  errors: refusals([400, 401, 404]),
  is401Tolerated: true,
})

export const sequenceCopy = operation('POST', '/sequences/{id}/copy', {
  summary: 'Duplicates a sequence, without its profiles and recipients; the copy is paused.',
  body: SequenceCopy,
  response: Sequence,
  status: 201,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
})

export const sequenceProfilePut = operation('PUT', '/sequences/{sequenceId}/profiles/{profileId}', {
  summary: 'Adds a profile; 409 names the other sequence that has the profile, 422 for a profile of another client.',
  errors: refusals([400, 401, 404, 422], { 409: ConflictBody }),
})

export const sequenceProfileDelete = operation('DELETE', '/sequences/{sequenceId}/profiles/{profileId}', {
  summary: 'Removes a profile from a sequence.',
  errors: refusals([400, 401, 404]),
})

export const sequenceRecipientPut = operation('PUT', '/sequences/{sequenceId}/recipients/{id}', {
  summary: 'Adds a recipient and returns its earlier status; 409 names the other sequence that has the recipient.',
  response: SequenceRecipient,
  errors: refusals([400, 401, 404], { 409: RecipientConflictBody }),
})

export const sequenceRecipientDelete = operation('DELETE', '/sequences/{sequenceId}/recipients/{id}', {
  summary: 'Removes a recipient from a sequence.',
  errors: refusals([400, 401, 404]),
})

export const sequenceStats = operation('GET', '/sequences/{id}/stats', {
  summary: 'Figures of a sequence by day.',
  query: statsQuery,
  response: Stats,
  errors: refusals([400, 401, 404]),
})

export const sequenceCalendlyEventNames = operation('GET', '/sequences/by-calendly-id/{uuid}/calendly/event-names', {
  summary: 'Event names of an attached calendar; empty until the popup is finished.',
  params: { uuid: CalendarUuid },
  response: CalendarEventNames,
  errors: refusals([400, 401]),
})

export const sequenceCalendlyAuth = operation('GET', '/sequences/by-calendly-id/{uuid}/calendly/auth', {
  summary: 'Address of the popup that attaches a calendar under this UUID.',
  params: { uuid: CalendarUuid },
  response: CalendarAuth,
  errors: refusals([400, 401]),
})
