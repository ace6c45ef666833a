import { type MessageVariable } from '@tandem/components'
import { variableList } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { errorText } from '../../../shared/errorText.ts'
import { clientAtom } from '../../../shared/clientAtom.ts'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { operationKey } from '../../../shared/operationKey.ts'
import { inboxMessages } from '../messages.ts'
import { hasVariables, readyText, valuesOf } from './messageText.ts'

const { composer: texts } = inboxMessages

/** The variables that a message can have, with their labels. */
export const variablesQueryAtom = operationQueryAtom(
  { variableList },
  () => ({ query: {} }),
  () => ({ staleTime: Infinity }),
)

/** They, for an editor; undefined until they are known. */
export const messageVariablesAtom = atom((get): readonly MessageVariable[] | undefined => {
  const { _embedded: embedded } = get(variablesQueryAtom).data ?? {}
  return embedded?.variables.map(({ name, text }) => ({ name, label: text }))
})

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

interface ResolvedText {
  /** The text as the lead reads it. */
  readonly text: string
  /** Why it cannot be sent. */
  readonly problem?: string
}

/** A written text with the values of a recipient (INBOX-50), which are read where they are not known yet (INBOX-58). */
export const resolveTextAtom = atom(
  null,
  async (get, set, written: string, recipientId: number): Promise<ResolvedText> => {
    // A text without variables needs nothing.
    if (!hasVariables(written)) return { text: written.trim() }
    try {
      const { _embedded: embedded } = await set(readValuesAtom, recipientId)
      const { text, missing } = readyText(written, valuesOf(embedded.variables))
      if (missing.length === 0) return { text }
      const labels = get(messageVariablesAtom)
      const problem = texts.missing(missing.map((name) => labels?.find((each) => each.name === name)?.label ?? name))
      return { text, problem }
    } catch (error) {
      return { text: written, problem: texts.valuesFailed(errorText(error)) }
    }
  },
)
