import { variableList } from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'

/** The variables that a message can have, with their labels. */
export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: {} }),
  () => ({ staleTime: Infinity }),
)

/** Their values for a recipient. */
export const valuesQueryAtomOf = (recipientId: number) =>
  operationQueryAtom({ variableList }, () => ({ query: { recipientId, resolve: true } }))
