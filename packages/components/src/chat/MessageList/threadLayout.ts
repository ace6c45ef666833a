import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type IsoDate } from '../../dates/dates.ts'

/** Heights in px. */
export const layoutSizes = {
  /** A day's separator. */
  day: 44,
  /** The marker 'New messages'. */
  marker: 32,
  /** Between joined messages. */
  joinedGap: 2,
  /** Between messages that are not joined. */
  gap: 12,
  /** Below the newest message. */
  end: 16,
} as const

export interface ThreadDay {
  readonly day: IsoDate
  readonly index: number
}

export interface ThreadLayout {
  readonly messages: readonly ChatMessage[]
  readonly days: readonly ThreadDay[]
  /** Index of the first new message; -1 without new messages. */
  readonly markerIndex: number
}

export function threadLayout(messages: readonly ChatMessage[], firstNewId: ChatMessageId | undefined): ThreadLayout {
  const days: ThreadDay[] = []
  for (const [index, { day }] of messages.entries()) if (days.at(-1)?.day !== day) days.push({ day, index })
  const markerIndex = firstNewId === undefined ? -1 : messages.findLastIndex(({ id }) => id === firstNewId)
  return { messages, days, markerIndex }
}

/**
 * True if a message and the previous message are both sent, have the same sender and day, and have no marker between
 * them.
 */
export function isJoined({ messages, markerIndex }: ThreadLayout, index: number): boolean {
  const [before, message] = [messages[index - 1], messages[index]]
  if (!before || !message || index === markerIndex) return false
  return (
    before.type === message.type && before.day === message.day && before.status === 'sent' && message.status === 'sent'
  )
}

/** In px. */
export function spaceAbove(layout: ThreadLayout, index: number): number {
  const { messages, markerIndex } = layout
  const isNewDay = messages[index - 1]?.day !== messages[index]?.day
  const separators = (isNewDay ? layoutSizes.day : 0) + (index === markerIndex ? layoutSizes.marker : 0)
  if (index === 0 || separators > 0) return separators
  return isJoined(layout, index) ? layoutSizes.joinedGap : layoutSizes.gap
}

/**
 * In px. The space between two messages is padding of the upper message. If it were padding of the lower message, it
 * would change when older messages load.
 */
export function spaceBelow(layout: ThreadLayout, index: number): number {
  return index + 1 < layout.messages.length ? spaceAbove(layout, index + 1) : 0
}

/** Returns the days of the messages from `first` to `last`. */
export function daysBetweenIndexes(days: readonly ThreadDay[], first: number, last: number): readonly ThreadDay[] {
  const after = days.findIndex(({ index }) => index > first)
  const start = after === -1 ? days.length - 1 : after - 1
  const end = days.findIndex(({ index }) => index > last)
  return days.slice(Math.max(start, 0), end === -1 ? days.length : end)
}

/** Approximate number of characters in a line of a bubble of 640 px. */
const charactersALine = 88

/** In px. */
export function estimatedHeight({ text, label, errorText, status }: ChatMessage): number {
  const linesOf = (line: string) => Math.max(1, Math.ceil(line.length / charactersALine))
  const lines = text.includes('\n') ? text.split('\n').reduce((sum, line) => sum + linesOf(line), 0) : linesOf(text)
  const hasLabel = label !== undefined || errorText !== undefined
  const extra = (hasLabel ? 18 : 0) + (errorText === undefined ? 0 : 32) + (status === 'scheduled' ? 56 : 0)
  return lines * 20 + 16 + extra
}
