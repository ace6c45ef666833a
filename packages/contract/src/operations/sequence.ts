import * as v from 'valibot'
import { operation } from '../operation.ts'
import { listQuery, queryId } from '../query.ts'
import { refusals } from '../refusals.ts'
import { Client } from '../resources/client.ts'
import { Category } from '../resources/directory.ts'
import { byId, FilterListAnswer, listAnswer } from '../resources/list.ts'
import { SequenceSummary } from '../resources/sequence.ts'

export const sequenceList = operation({
  method: 'GET',
  path: '/sequences',
  summary: 'Sequences, page by page, with their clients.',
  query: listQuery({ clientId: v.optional(queryId), recipientId: v.optional(queryId), profileId: v.optional(queryId) }),
  answer: listAnswer({ sequences: v.array(SequenceSummary), clients: byId(Client), categories: byId(Category) }),
  errors: refusals([400, 401]),
})

export const sequenceFilters = operation({
  method: 'GET',
  path: '/sequences/filters',
  summary: 'The filters of the sequence list.',
  answer: FilterListAnswer,
  errors: refusals([401]),
})
