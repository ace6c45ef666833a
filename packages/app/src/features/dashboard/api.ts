import {
  type ClientReference,
  hasNextPage,
  pageCursors,
  pageSize,
  type SequenceSummary,
  sequenceList,
} from '@tandem/contract'
import { atom } from 'jotai'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'

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
