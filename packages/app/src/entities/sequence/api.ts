import { sequenceGet } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'

/** Query atom of one sequence; undefined for an address that names none. */
export const sequenceQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (id === undefined ? undefined : { params: { id } }))

/** Cache key of one sequence. */
export const sequenceKey = (id: number) => operationKey({ sequenceGet }, { params: { id } })
