import {
  type ClientReference,
  dashboardGet,
  hasNextPage,
  pageCursors,
  pageSize,
  pollingMs,
  type SequenceSummary,
  sequenceList,
} from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { dashboardRangeAtom } from './dashboardRange.ts'

/** The dashboard of the selected range. The earlier figures stay until the new ones have loaded. */
export const dashboardQueryAtom = operationQueryAtom(
  { dashboardGet },
  (get) => {
    const { start, end } = get(dashboardRangeAtom)
    return { query: { dateStart: start, dateEnd: end } }
  },
  () => ({ placeholderData: keepPreviousData, refetchInterval: pollOnceLoaded(pollingMs.dashboard) }),
)

/** The sequences for the drawers of the cards, page by page. Like the cards, without archived sequences. */
export const sequencePagesQueryAtom = operationPagesAtom(
  { sequenceList },
  {
    getInput: (_get, cursor) => ({
      query: {
        view: 'admin_list' as const,
        limit: pageSize.dashboardSequences,
        status: ['active', 'paused'],
        ...cursor,
      },
    }),
    getNext: ({ _embedded: { sequences } }) =>
      hasNextPage(sequences.length) ? { after: pageCursors(sequences).after } : undefined,
  },
)

/** A sequence with the name of its AI client. */
export interface ClientSequence {
  readonly sequence: SequenceSummary
  readonly client: ClientReference | undefined
}

/** The loaded sequences in list order. Undefined while the first page loads. */
export const clientSequencesAtom = atom((get): readonly ClientSequence[] | undefined =>
  get(sequencePagesQueryAtom).data?.pages.flatMap(({ _embedded: { sequences, clients } }) =>
    sequences.map((sequence) => ({ sequence, client: clients[sequence.clientId] })),
  ),
)
