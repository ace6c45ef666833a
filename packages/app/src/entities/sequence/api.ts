import { sequenceGet, type SequenceId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'

export const sequenceQueryAtomOf = (id: SequenceId | null | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (id == null ? undefined : { params: { id } }))

export const sequenceKey = (id: SequenceId) => operationKey({ sequenceGet }, { params: { id } })
