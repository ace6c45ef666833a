import { messageOfParts, type MessagePart, messageParts, type Recipient, resolvedMessage } from '@tandem/contract'
import { type MessagesValue } from './messagesValue.ts'

/** The values of variables for a recipient, by name. '' or no entry for a variable without a value. */
export type VariableValues = Readonly<Record<string, string>>

/** A variable without a value for a recipient. */
export interface MissingValue {
  readonly name: string
  /** The default, which replaces the variable in the messages. Undefined without a default. */
  readonly fallback: string | undefined
}

/** The texts of the messages, except for a connection request that is sent without its text. */
export const writtenTexts = ({ templates, sendConnectionRequests, sendEmptyConnectionRequest }: MessagesValue) =>
  templates.slice(sendConnectionRequests && sendEmptyConnectionRequest ? 1 : 0).map(({ text }) => text)

/** The message for a recipient. A variable with no value and no default is kept, so that the preview can mark it. */
export function previewText(message: string, values: VariableValues | undefined): string {
  if (!values) return message
  const resolved = (part: MessagePart): MessagePart => {
    if (part.kind === 'text') return part
    const text = values[part.name] || part.fallback
    return text ? { kind: 'text', text } : part
  }
  return messageOfParts(messageParts(message).map(resolved))
}

/** Number of characters that the recipient reads. */
export const readLength = (message: string, values: VariableValues = {}): number =>
  resolvedMessage(message, values).length

/** The variables that have no value for the recipient, each once, with the first default in the messages. */
export function missingValues(messages: readonly string[], values: VariableValues): readonly MissingValue[] {
  const missing = new Map<string, MissingValue>()
  for (const part of messages.flatMap(messageParts)) {
    if (part.kind === 'text' || values[part.name]) continue
    const fallback = missing.get(part.name)?.fallback ?? part.fallback
    missing.set(part.name, { name: part.name, fallback: fallback || undefined })
  }
  return [...missing.values()]
}

/** The variables that are fields of a recipient. */
const recipientFields = ['firstName', 'lastName', 'title', 'company', 'industry', 'location'] as const

/** For each recipient with missing values: the fields that are variables of the messages and have no value. */
export function recipientsWithout(messages: readonly string[], recipients: readonly Recipient[]) {
  const names = new Set(messages.flatMap(messageParts).flatMap((part) => (part.kind === 'variable' ? [part.name] : [])))
  const used = recipientFields.filter((field) => names.has(field))
  return recipients
    .map((recipient) => ({ recipient, names: used.filter((field) => !recipient[field]) }))
    .filter((each) => each.names.length > 0)
}
