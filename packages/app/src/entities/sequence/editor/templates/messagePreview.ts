import { messageOfParts, type MessagePart, messageParts, type Recipient, resolvedMessage } from '@tandem/contract'
import { type MessagesValue } from './messagesValue.ts'

/** Values by the names of the variables. An empty text counts as a missing value. */
export type VariableValues = Readonly<Record<string, string>>

export interface MissingValue {
  readonly name: string
  readonly fallback: string | undefined
}

/** Returns the texts of the messages. Leaves out the first text if the connection request is sent without a note. */
export const writtenTexts = ({ templates, sendConnectionRequests, sendEmptyConnectionRequest }: MessagesValue) =>
  templates.slice(sendConnectionRequests && sendEmptyConnectionRequest ? 1 : 0).map(({ text }) => text)

/** Replaces variables with their values or defaults. The preview marks a variable that has neither. */
export function previewText(message: string, values: VariableValues | undefined): string {
  if (!values) return message
  const resolved = (part: MessagePart): MessagePart => {
    if (part.kind === 'text') return part
    const text = values[part.name] || part.fallback
    return text ? { kind: 'text', text } : part
  }
  return messageOfParts(messageParts(message).map(resolved))
}

/** Number of characters after variables are replaced. */
export const readLength = (message: string, values: VariableValues = {}): number =>
  resolvedMessage(message, values).length

/**
 * Returns the variables that have no value, each variable once. `fallback` is the first default of the variable in the
 * messages.
 */
export function missingValues(messages: readonly string[], values: VariableValues): readonly MissingValue[] {
  const missing = new Map<string, MissingValue>()
  for (const part of messages.flatMap(messageParts)) {
    if (part.kind === 'text' || values[part.name]) continue
    const fallback = missing.get(part.name)?.fallback ?? part.fallback
    missing.set(part.name, { name: part.name, fallback: fallback || undefined })
  }
  return [...missing.values()]
}

const recipientFields = ['firstName', 'lastName', 'title', 'company', 'industry', 'location'] as const

/** Returns the recipients that lack a value for a variable of the messages, and the names of these variables. */
export function recipientsWithout(messages: readonly string[], recipients: readonly Recipient[]) {
  const names = new Set(messages.flatMap(messageParts).flatMap((part) => (part.kind === 'variable' ? [part.name] : [])))
  const used = recipientFields.filter((field) => names.has(field))
  return recipients
    .map((recipient) => ({ recipient, names: used.filter((field) => !recipient[field]) }))
    .filter((each) => each.names.length > 0)
}
