import { type MessageVariable } from '@tandem/components'
import { variableList } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from './operationAtoms.ts'

/** The variables that messages can contain, read once a session. */
export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: { for: 'sequence-message' } }),
  () => ({ staleTime: Infinity, gcTime: Infinity }),
)

const noVariables: readonly MessageVariable[] = []

/** SEQ-33; none until the directory is there. */
export const variablesAtom = atom((get): readonly MessageVariable[] => {
  const { _embedded: embedded } = get(variablesQueryAtom).data ?? {}
  return embedded?.variables.map(({ name, text }) => ({ name, label: text })) ?? noVariables
})
