import { clientGet, type ClientId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** Query atom of one client; it asks for nothing without an id. */
export const clientQueryAtomOf = (id: ClientId | undefined) =>
  operationQueryAtom({ clientGet }, () => (id === undefined ? undefined : { params: { id } }))
