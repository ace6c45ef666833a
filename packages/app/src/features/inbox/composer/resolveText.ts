import { messageParts, type RecipientId, resolvedMessage, type Variable } from '@tandem/contract'
import { errorText } from '../../../shared/api/errorText.ts'
import { readVariableValues, variablesAtom } from '../../../shared/api/messageVariables.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { inboxMessages } from '../messages.ts'

const { composer: texts } = inboxMessages

type Values = Readonly<Record<string, string | null | undefined>>

export const variableValuesOf = (variables: readonly Variable[]): Values =>
  Object.fromEntries(variables.map(({ name, text }) => [name, text]))

interface ReadyText {
  readonly text: string
  /** Variables without a value and without a default. */
  readonly missing: readonly string[]
}

export const hasVariables = (text: string): boolean => messageParts(text).some(({ kind }) => kind === 'variable')

export function readyText(text: string, values: Values): ReadyText {
  const missing = messageParts(text).flatMap((part) =>
    part.kind === 'variable' && !values[part.name] && !part.fallback ? [part.name] : [],
  )
  return { text: resolvedMessage(text, values).trim(), missing: [...new Set(missing)] }
}

export interface ResolvedText {
  readonly text: string
  readonly problem?: string
}

/** The text with the recipient's values (INBOX-50). Requests the values if they have not loaded yet (INBOX-58). */
export async function resolveText({ get }: AppStore, written: string, recipientId: RecipientId): Promise<ResolvedText> {
  if (!hasVariables(written)) return { text: written.trim() }
  try {
    const { _embedded: embedded } = await readVariableValues(get, recipientId)
    const { text, missing } = readyText(written, variableValuesOf(embedded.variables))
    if (missing.length === 0) return { text }
    const labels = get(variablesAtom)
    const problem = texts.missing(missing.map((name) => labels?.find((each) => each.name === name)?.label ?? name))
    return { text, problem }
  } catch (error) {
    return { text: written, problem: texts.valuesFailed(errorText(error)) }
  }
}
