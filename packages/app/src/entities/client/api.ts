import { clientGet, type ClientId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

export const clientQueryAtomOf = (id: ClientId | undefined) =>
  operationQueryAtom({ clientGet }, () => (id === undefined ? undefined : { params: { id } }))
