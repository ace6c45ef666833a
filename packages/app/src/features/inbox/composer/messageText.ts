import { messageParts, resolvedMessage, type Variable } from '@tandem/contract'

type Values = Readonly<Record<string, string | null | undefined>>

/** Values by name, from the directory for a recipient. */
export const variableValuesOf = (variables: readonly Variable[]): Values =>
  Object.fromEntries(variables.map(({ name, text }) => [name, text]))

interface ReadyText {
  /** The text that the lead reads. */
  readonly text: string
  /** Names of variables without a value and without a default. */
  readonly missing: readonly string[]
}

/** True if a text needs values of the recipient. */
export const hasVariables = (text: string): boolean => messageParts(text).some(({ kind }) => kind === 'variable')

/** A written text with the values of the recipient (INBOX-50). */
export function readyText(text: string, values: Values): ReadyText {
  const missing = messageParts(text).flatMap((part) =>
    part.kind === 'variable' && !values[part.name] && !part.fallback ? [part.name] : [],
  )
  return { text: resolvedMessage(text, values).trim(), missing: [...new Set(missing)] }
}
