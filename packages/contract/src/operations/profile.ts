import * as v from 'valibot'
import { operation } from '../operation.ts'
import { listQuery, queryBoolean, queryId } from '../query.ts'
import { refusals } from '../refusals.ts'
import { Client } from '../resources/client.ts'
import { byId, FilterListAnswer, listAnswer } from '../resources/list.ts'
import { Profile } from '../resources/profile.ts'
import { SequenceSummary } from '../resources/sequence.ts'
import { instant } from '../scalars.ts'

export const profileList = operation({
  method: 'GET',
  path: '/profiles',
  summary: 'Profiles and empty slots, page by page; with a stats period each carries its sums.',
  query: listQuery({
    connected: v.optional(queryBoolean),
    statsPeriodStart: v.optional(instant),
    statsPeriodEnd: v.optional(instant),
    sequenceId: v.optional(queryId),
    userId: v.optional(queryId),
    clientId: v.optional(queryId),
  }),
  answer: listAnswer({ profiles: v.array(Profile), clients: byId(Client), sequences: byId(SequenceSummary) }),
  errors: refusals([400, 401]),
})

export const profileFilters = operation({
  method: 'GET',
  path: '/profiles/filters',
  summary: 'The filters of the profile list.',
  answer: FilterListAnswer,
  errors: refusals([401]),
})
