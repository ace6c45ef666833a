import { type MessageVariable } from '@tandem/components'
import { variableList, type RecipientId } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from './apiClientAtom.ts'
import { operationQueryAtom } from './operationAtoms.ts'
import { operationKey } from './operationKey.ts'

export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: { for: 'sequence-message' } }),
  () => ({ staleTime: Infinity, gcTime: Infinity }),
)

/** Undefined until the list of variables has loaded (SEQ-33). */
export const variablesAtom = atom((get): readonly MessageVariable[] | undefined => {
  const { _embedded: embedded } = get(variablesQueryAtom).data ?? {}
  return embedded?.variables.map(({ name, text }) => ({ name, label: text }))
})

const valuesInput = (recipientId: RecipientId) => ({
  query: { for: 'sequence-message', recipientId, resolve: true },
})

export const variableValuesQueryAtomOf = (recipientId: RecipientId | undefined) =>
  operationQueryAtom({ variableList }, () => (recipientId === undefined ? undefined : valuesInput(recipientId)))

/** @throws the error of the request */
export function readVariableValues(get: Getter, recipientId: RecipientId) {
  const input = valuesInput(recipientId)
  return get(queryClientAtom).fetchQuery({
    queryKey: operationKey({ variableList }, input),
    queryFn: ({ signal }) => get(apiClientAtom).request(variableList, input, { signal }),
    staleTime: Infinity,
    retry: false,
  })
}
