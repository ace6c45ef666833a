import { variableList } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { operationKey } from '../../../shared/operationKey.ts'

/** The variables that a message can have, with their labels. */
export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: {} }),
  () => ({ staleTime: Infinity }),
)

const valuesInput = (recipientId: number) => ({ query: { recipientId, resolve: true } })

/** Their values for a recipient. */
export const valuesQueryAtomOf = (recipientId: number) =>
  operationQueryAtom({ variableList }, () => valuesInput(recipientId))

/**
 * Reads the values of a recipient that are not known yet, or could not be loaded before.
 * @throws what the request throws
 */
export const readValuesAtom = atom(null, (get, _set, recipientId: number) => {
  const input = valuesInput(recipientId)
  return get(queryClientAtom).fetchQuery({
    queryKey: operationKey({ variableList }, input),
    queryFn: ({ signal }) => get(clientAtom).request(variableList, input, { signal }),
    staleTime: Infinity,
    retry: false,
  })
})
