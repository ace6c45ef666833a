import { sequenceGet, type SequenceId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'

/** Query atom of one sequence. Sends no request without an id. */
export const sequenceQueryAtomOf = (id: SequenceId | null | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (id == null ? undefined : { params: { id } }))

/** Cache key of one sequence. */
export const sequenceKey = (id: SequenceId) => operationKey({ sequenceGet }, { params: { id } })
