import { clientGet, type ClientId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** Query atom of one client. Sends no request without an id. */
export const clientQueryAtomOf = (id: ClientId | undefined) =>
  operationQueryAtom({ clientGet }, () => (id === undefined ? undefined : { params: { id } }))
