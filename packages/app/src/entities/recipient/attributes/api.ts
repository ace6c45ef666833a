import { type CustomAttribute, customAttributeCreate, customAttributeList } from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'

export const customAttributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

export const createAttribute = (request: ApiClient, name: string): Promise<CustomAttribute> =>
  request(customAttributeCreate, { body: { name } })

export const createAttributeMutationAtom = mutationAtom({
  name: 'customAttributeCreate',
  run: createAttribute,
  invalidates: ['recipientList', 'recipientFilters'],
})
