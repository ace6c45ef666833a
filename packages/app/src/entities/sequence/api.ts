import { sequenceGet, type SequenceId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'

/** Query atom of one sequence; undefined for an address that names none. */
export const sequenceQueryAtomOf = (id: SequenceId | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (id === undefined ? undefined : { params: { id } }))

/** Cache key of one sequence. */
export const sequenceKey = (id: SequenceId) => operationKey({ sequenceGet }, { params: { id } })
