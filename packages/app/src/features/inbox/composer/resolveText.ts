import { type RecipientId } from '@tandem/contract'
import { atom } from 'jotai'
import { errorText } from '../../../shared/api/errorText.ts'
import { readVariableValuesAtom, variablesAtom } from '../../../shared/api/messageVariables.ts'
import { inboxMessages } from '../messages.ts'
import { hasVariables, readyText, variableValuesOf } from './messageText.ts'

const { composer: texts } = inboxMessages

export interface ResolvedText {
  /** The text that the lead reads. */
  readonly text: string
  /** The reason why it cannot be sent. */
  readonly problem?: string
}

/** A written text with the values of a recipient (INBOX-50). Loads missing values (INBOX-58). */
export const resolveTextAtom = atom(
  null,
  async (get, set, written: string, recipientId: RecipientId): Promise<ResolvedText> => {
    if (!hasVariables(written)) return { text: written.trim() }
    try {
      const { _embedded: embedded } = await set(readVariableValuesAtom, recipientId)
      const { text, missing } = readyText(written, variableValuesOf(embedded.variables))
      if (missing.length === 0) return { text }
      const labels = get(variablesAtom)
      const problem = texts.missing(missing.map((name) => labels?.find((each) => each.name === name)?.label ?? name))
      return { text, problem }
    } catch (error) {
      return { text: written, problem: texts.valuesFailed(errorText(error)) }
    }
  },
)
