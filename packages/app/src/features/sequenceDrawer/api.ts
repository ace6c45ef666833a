import { sequenceOptions, sequenceStats, type ClientId, type SequenceId } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { statsRangeAtom } from '../../entities/statistics/statsRange.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import { sequenceKey } from '../../entities/sequence/api.ts'
import { patchSequence } from '../../entities/sequence/confirmedChange.ts'
import { sequenceClientMessages as texts } from './messages.ts'

/** After a change of the date range, the old figures stay visible until the new figures have loaded. */
export const sequenceStatsQueryAtomOf = (id: SequenceId) =>
  operationQueryAtom(
    { sequenceStats },
    (get) => {
      const { start, end } = get(statsRangeAtom)
      return { params: { id }, query: { dateStart: start, dateEnd: end, statsAggregated: 1 } }
    },
    () => ({ placeholderData: keepPreviousData }),
  )

/** The response tells if the user can change the client of a sequence (SEQ-57). */
export const sequenceOptionsQueryAtomOf = (id: SequenceId) =>
  operationQueryAtom({ sequenceOptions }, () => ({ params: { id } }))

interface ClientChange {
  readonly id: number
  readonly clientId: ClientId
  readonly formerClientId: ClientId
}

/** Changes the client of a sequence (SEQ-58). */
export const sequenceClientMutationAtom = mutationAtom<ClientChange, unknown>({
  name: 'sequencePatch',
  onMutate: ({ patch }, { id, clientId }) => patch(sequenceKey(id), (sequence) => ({ ...sequence, clientId })),
  run: (request, { id, clientId }) => patchSequence(request, id, { clientId }),
  invalidates: ['sequenceGet', 'sequenceList', 'sequenceOptions'],
  successToast: () => texts.changed,
  errorToast: () => texts.changeFailed,
  undo: ({ id, clientId, formerClientId }) => ({ id, clientId: formerClientId, formerClientId: clientId }),
})
