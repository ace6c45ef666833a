import { type CustomAttribute, customAttributeCreate, customAttributeList } from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { type Client } from '../../../shared/request.ts'
import { writeAtom } from '../../../shared/writeAtom.ts'

/** The fields that the organization defined for its recipients. */
export const customAttributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

export const createAttribute = (request: Client, name: string): Promise<CustomAttribute> =>
  request(customAttributeCreate, { body: { name } })

export const createAttributeMutationAtom = writeAtom({
  name: 'customAttributeCreate',
  run: createAttribute,
  stale: ['recipientList', 'recipientFilters'],
})
