import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type IsoDate } from '../../dates/dates.ts'

/** Heights in px that the layout needs to know before anything is drawn. */
export const layoutSizes = {
  /** Room for a day's separator above its first message. */
  day: 44,
  /** Room for the 'new messages' marker. */
  marker: 32,
  /** Between messages of one sender, and between two senders. */
  joinedGap: 2,
  gap: 12,
  /** Room below the newest message. */
  end: 16,
} as const

/** The days of a thread: each with the place of its first message. */
export interface ThreadDay {
  readonly day: IsoDate
  readonly index: number
}

export interface ThreadLayout {
  readonly messages: readonly ChatMessage[]
  readonly days: readonly ThreadDay[]
  /** Place of the first new message; -1 without one. */
  readonly markerIndex: number
  /** A guess at the height of each message with the room below it, in px. */
  readonly heights: Float64Array
}

/**
 * Where a thread's separators and its marker stand.
 * @param previous the layout before: what both have in common is taken over, so that a page costs what the page costs
 */
export function threadLayout(
  messages: readonly ChatMessage[],
  firstNewId: ChatMessageId | undefined,
  previous: ThreadLayout = noLayout,
): ThreadLayout {
  const kept = previous.messages
  const found = kept[0] === undefined ? -1 : messages.indexOf(kept[0])
  /** How far what was there has moved down, and how many of its places there still are. */
  const shift = Math.max(0, found)
  const overlap = found === -1 ? 0 : Math.min(kept.length, messages.length - shift)
  const markerIndex = firstNewId === undefined ? -1 : messages.findLastIndex(({ id }) => id === firstNewId)
  const heights = new Float64Array(messages.length)
  heights.set(previous.heights.subarray(0, overlap), shift)

  const days: ThreadDay[] = []
  const layout = { messages, days, markerIndex, heights }
  const guess = (index: number) => {
    const message = messages[index]
    if (message) heights[index] = estimatedHeight(message) + spaceBelow(layout, index)
  }
  let isSame = true
  for (let index = 0; index < overlap; index++) {
    if (messages[shift + index] === kept[index]) continue
    isSame = false
    // What stands below a message is part of its height.
    guess(shift + index - 1)
    guess(shift + index)
  }
  for (let index = 0; index < shift; index++) guess(index)
  for (let index = Math.max(0, shift + overlap - 1); index < messages.length; index++) guess(index)
  for (const marked of [markerIndex, previous.markerIndex + shift]) guess(marked - 1)

  const addDays = (from: number, to: number) => {
    for (let index = from; index < to; index++) addDay(days, messages[index]?.day, index)
  }
  const keptDays = isSame ? overlap : 0
  addDays(0, keptDays === 0 ? messages.length : shift)
  if (keptDays > 0) {
    for (const { day, index } of previous.days) if (index < keptDays) addDay(days, day, index + shift)
    addDays(shift + keptDays, messages.length)
  }
  return layout
}

const noLayout: ThreadLayout = { messages: [], days: [], markerIndex: -1, heights: new Float64Array() }

/** Notes the day of a message, unless the one before is of the same day. */
function addDay(days: ThreadDay[], day: IsoDate | undefined, index: number): void {
  if (day !== undefined && days.at(-1)?.day !== day) days.push({ day, index })
}

/** Lays out a thread that grows: each layout starts from the one before. */
export function rememberingLayout(): (
  messages: readonly ChatMessage[],
  firstNewId: ChatMessageId | undefined,
) => ThreadLayout {
  let previous: ThreadLayout | undefined
  return (messages, firstNewId) => {
    previous = threadLayout(messages, firstNewId, previous)
    return previous
  }
}

/** Whether a message follows one of the same sender on the same day, with nothing between them. */
export function isJoined({ messages, markerIndex }: ThreadLayout, index: number): boolean {
  const [before, message] = [messages[index - 1], messages[index]]
  if (!before || !message || index === markerIndex) return false
  return (
    before.type === message.type && before.day === message.day && before.status === 'sent' && message.status === 'sent'
  )
}

/** Room above a message, in px, for what stands between it and the one before: separator, marker, or air. */
export function spaceAbove(layout: ThreadLayout, index: number): number {
  const { messages, markerIndex } = layout
  const isNewDay = messages[index - 1]?.day !== messages[index]?.day
  const separators = (isNewDay ? layoutSizes.day : 0) + (index === markerIndex ? layoutSizes.marker : 0)
  if (index === 0 || separators > 0) return separators
  return isJoined(layout, index) ? layoutSizes.joinedGap : layoutSizes.gap
}

/**
 * Room below a message: what the next one needs above it. It belongs to the upper one, so that the place of a message depends on nothing that
 * changes when older ones come: the first message of what was loaded may lose its day's separator then, but never moves.
 */
export function spaceBelow(layout: ThreadLayout, index: number): number {
  return index + 1 < layout.messages.length ? spaceAbove(layout, index + 1) : 0
}

/** The days that messages from one place to another belong to. */
export function daysBetweenIndexes(days: readonly ThreadDay[], first: number, last: number): readonly ThreadDay[] {
  const after = days.findIndex(({ index }) => index > first)
  const start = after === -1 ? days.length - 1 : after - 1
  const end = days.findIndex(({ index }) => index > last)
  return days.slice(Math.max(start, 0), end === -1 ? days.length : end)
}

/** How many characters of `body1` a bubble of 640 px holds in a line, about. */
const charactersALine = 88

/** A guess at how high a message will be, in px: its lines, and what stands around them. */
export function estimatedHeight({ text, label, errorText, status }: ChatMessage): number {
  const linesOf = (line: string) => Math.max(1, Math.ceil(line.length / charactersALine))
  const lines = text.includes('\n') ? text.split('\n').reduce((sum, line) => sum + linesOf(line), 0) : linesOf(text)
  const hasLabel = label !== undefined || errorText !== undefined
  const extra = (hasLabel ? 18 : 0) + (errorText === undefined ? 0 : 32) + (status === 'scheduled' ? 56 : 0)
  return lines * 20 + 16 + extra
}
