import { customAttributeCreate, customAttributeList } from '@tandem/contract'
import { operationMutationAtom, operationQueryAtom } from '../../../shared/operationAtoms.ts'

/** The fields that the organization defined for its recipients. */
export const customAttributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

export const createAttributeMutationAtom = operationMutationAtom({ customAttributeCreate }, () => ({
  invalidates: ['recipientList', 'recipientFilters'],
}))
