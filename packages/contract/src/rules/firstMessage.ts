import { firstMessage } from '../constants.ts'
import { messageParts } from './placeholder.ts'

/** How long a first contact message is and may be, in characters as the network counts them (UTF-16 units); the modal states `minimum` to `limit`. */
export interface FirstMessageLength {
  readonly length: number
  readonly minimum: number
  readonly limit: number
  readonly variables: number
  readonly isTooLong: boolean
}

/**
 * At most 200 characters minus 15 for each variable placeholder; a variable counts by its default value, not by what is written
 * (document 2, section 5).
 */
export function firstMessageLength(message: string): FirstMessageLength {
  const parts = messageParts(message)
  const variables = parts.filter((part) => part.kind === 'variable').length
  const limit = Math.max(0, firstMessage.maximum - variables * firstMessage.perVariable)
  const length = parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text : (part.fallback ?? '')).length, 0)
  return { length, minimum: 0, limit, variables, isTooLong: length > limit }
}
