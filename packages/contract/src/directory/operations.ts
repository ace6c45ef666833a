import * as v from 'valibot'
import { operation, refusals } from '../core/operation.ts'
import { queryBoolean, queryId } from '../core/query.ts'
import { CallStatusEntry, Category, Industry, Variable } from './schema.ts'

export const categoryList = operation('GET', '/directories/categories', {
  summary: 'Categories of messages and conversations.',
  query: v.object({ for: v.optional(v.picklist(['chat-message'], '`for` must be chat-message.')) }),
  response: v.object({ _embedded: v.object({ categories: v.array(Category) }) }),
  errors: refusals([400, 401]),
})

export const callStatusList = operation('GET', '/directories/call-statuses', {
  summary: 'Statuses of calls.',
  response: v.object({ _embedded: v.object({ callStatuses: v.array(CallStatusEntry) }) }),
  errors: refusals([401]),
})

export const variableList = operation('GET', '/directories/variables', {
  summary:
    'Variables for messages. With `resolve` and `recipientId`, each text is the value of the variable for this recipient.',
  query: v.object({
    for: v.optional(v.pipe(v.string(), v.maxLength(100, '`for` can have at most 100 characters.'))),
    recipientId: v.optional(queryId),
    resolve: v.optional(queryBoolean),
  }),
  response: v.object({ _embedded: v.object({ variables: v.array(Variable) }) }),
  errors: refusals([400, 401, 404]),
})

export const industryList = operation('GET', '/directories/industries', {
  summary: 'Industries that a client can target.',
  response: v.object({ _embedded: v.object({ industries: v.array(Industry) }) }),
  errors: refusals([401]),
})
