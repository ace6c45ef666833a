import { type CustomAttribute, customAttributeCreate, customAttributeList } from '@tandem/contract'
import { once } from '../../../shared/once.ts'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { type Client } from '../../../shared/request.ts'
import { writeAtom } from '../../../shared/writeAtom.ts'

/** The fields that the organization defined for its recipients. */
export const customAttributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

/** Creates a custom attribute once (SHELL-47). */
export async function createAttribute(request: Client, name: string): Promise<CustomAttribute> {
  const input = { body: { name } }
  return once(customAttributeCreate, input, {
    send: () => request(customAttributeCreate, input),
    find: async () => {
      const { _embedded: embedded } = await request(customAttributeList, {})
      return embedded.recipientCustomAttributes.find((attribute) => attribute.name === name)
    },
  })
}

export const createAttributeMutationAtom = writeAtom<string, CustomAttribute>({
  name: 'customAttributeCreate',
  run: createAttribute,
  stale: ['recipientList', 'recipientFilters'],
})
