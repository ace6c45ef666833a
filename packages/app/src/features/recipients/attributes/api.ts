import { customAttributeCreate, customAttributeList } from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { operationWriteAtom } from '../../../shared/writeAtom.ts'

/** The fields that the organization defined for its recipients. */
export const customAttributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

export const createAttributeMutationAtom = operationWriteAtom(
  { customAttributeCreate },
  { stale: ['recipientList', 'recipientFilters'] },
)
