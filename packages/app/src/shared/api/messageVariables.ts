import { type MessageVariable } from '@tandem/components'
import { variableList, type RecipientId } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from './apiClientAtom.ts'
import { operationQueryAtom } from './operationAtoms.ts'
import { operationKey } from './operationKey.ts'

/** The variables that messages can contain, read once a session. */
export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: { for: 'sequence-message' } }),
  () => ({ staleTime: Infinity, gcTime: Infinity }),
)

/** SEQ-33; undefined until the directory is there: no variable is then marked as one that does not exist. */
export const variablesAtom = atom((get): readonly MessageVariable[] | undefined => {
  const { _embedded: embedded } = get(variablesQueryAtom).data ?? {}
  return embedded?.variables.map(({ name, text }) => ({ name, label: text }))
})

const valuesInput = (recipientId: RecipientId) => ({
  query: { for: 'sequence-message', recipientId, resolve: true },
})

/** The variables' values for a recipient; sends no request without one. */
export const variableValuesQueryAtomOf = (recipientId: RecipientId | undefined) =>
  operationQueryAtom({ variableList }, () => (recipientId === undefined ? undefined : valuesInput(recipientId)))

/**
 * Reads the values of a recipient that are not known yet, or could not be loaded before.
 * @throws what the request throws
 */
export const readVariableValuesAtom = atom(null, (get, _set, recipientId: RecipientId) => {
  const input = valuesInput(recipientId)
  return get(queryClientAtom).fetchQuery({
    queryKey: operationKey({ variableList }, input),
    queryFn: ({ signal }) => get(apiClientAtom).request(variableList, input, { signal }),
    staleTime: Infinity,
    retry: false,
  })
})
