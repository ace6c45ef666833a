import { firstMessage } from '../constants.ts'
import { messageParts } from './placeholder.ts'

/** The length of a first contact message and its allowed range (`minimum` to `limit`), in UTF-16 units. */
export interface FirstMessageLength {
  readonly length: number
  readonly minimum: number
  readonly limit: number
  readonly variables: number
  readonly isTooLong: boolean
}

/** SEQ-34: at most 200 characters minus 15 for each variable. A variable counts by its default value. */
export function firstMessageLength(message: string): FirstMessageLength {
  const parts = messageParts(message)
  const variables = parts.filter((part) => part.kind === 'variable').length
  const limit = Math.max(0, firstMessage.maximum - variables * firstMessage.perVariable)
  const length = parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text : (part.fallback ?? '')).length, 0)
  return { length, minimum: 0, limit, variables, isTooLong: length > limit }
}
