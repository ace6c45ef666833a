import { defaultDelaySecs, firstMessage } from '../constants.ts'
import { ResponseCategory } from '../directory/schema.ts'
import { type Sequence } from '../sequence/schema.ts'
import { type AiStep, type MessageTemplate } from './schema.ts'

type Templates = readonly MessageTemplate[]
type RequestSettings = Pick<Sequence, 'sendConnectionRequests' | 'sendEmptyConnectionRequest'>

/** SEQ-27: 'Connection request' or 'Message N'. `index` counts from 0. */
export function templateTitle(index: number): string {
  return index === 0 ? 'Connection request' : `Message ${index}`
}

/** Sets the title of each message by the position of the message, and the delay by `delayOf`. */
function placed(
  templates: Templates,
  delayOf: (index: number, template: MessageTemplate) => number,
): MessageTemplate[] {
  return templates.map((template, index) => {
    const { text, systemId } = template
    return { title: templateTitle(index), text, delaySecs: delayOf(index, template), systemId }
  })
}

const ownDelay = (_index: number, { delaySecs }: MessageTemplate) => delaySecs

/** SEQ-28: adds a message at the end. */
export function withTemplateAdded(templates: Templates, systemId: string, text = ''): MessageTemplate[] {
  return placed(
    [...templates, { title: '', text, delaySecs: templates.length === 0 ? 0 : defaultDelaySecs, systemId }],
    ownDelay,
  )
}

/** If the first message is removed, the next message becomes the first and gets the delay of the removed message. */
export function withTemplateRemoved(templates: Templates, index: number): MessageTemplate[] {
  return placed(templates.toSpliced(index, 1), (at, template) =>
    at === 0 ? (templates[0] ?? template).delaySecs : template.delaySecs,
  )
}

/** SEQ-29: each position keeps its delay. Ignores an index out of range. */
export function withTemplateMoved(templates: Templates, from: number, to: number): MessageTemplate[] {
  const moved = templates[from]
  if (!moved || to < 0 || to >= templates.length) return [...templates]
  const order = templates.toSpliced(from, 1).toSpliced(to, 0, moved)
  return placed(order, (at, template) => (templates[at] ?? template).delaySecs)
}

/**
 * SEQ-32: returns the messages with their new delays, if the user switches connection requests on or off. Switching off
 * sets the delay of the second message to 0. Switching on sets this delay to the default, but only if there are more
 * than two messages.
 */
export function withRequestsSwitched(templates: Templates, isOn: boolean): MessageTemplate[] {
  const isSecondReset = !isOn || templates.length > 2
  const secondDelay = isOn ? defaultDelaySecs : 0
  return placed(templates, (at, template) => (at === 1 && isSecondReset ? secondDelay : template.delaySecs))
}

/** SEQ-137: index of the first message whose text is empty although the text is required. */
export function blankTemplate(templates: Templates, settings: RequestSettings): number | undefined {
  const { sendConnectionRequests, sendEmptyConnectionRequest } = settings
  const first = sendConnectionRequests && sendEmptyConnectionRequest ? 1 : 0
  const index = templates.findIndex(({ text }, at) => at >= first && text.trim() === '')
  return index < 0 ? undefined : index
}

export const blankTemplateText = 'A message needs a text.'

/** SEQ-43: a new AI step waits 48 hours and has the prompts of the last step. */
export function newAiStep(steps: readonly Pick<AiStep, 'prompts'>[]): AiStep {
  return { delaySecs: defaultDelaySecs, prompts: [...(steps.at(-1)?.prompts ?? [])] }
}

/** `length`, `minimum` and `limit` are in UTF-16 units. */
export interface FirstMessageLength {
  readonly length: number
  readonly minimum: number
  readonly limit: number
  readonly variables: number
  readonly isTooLong: boolean
}

/** SEQ-34: each variable lowers the limit. The length includes the variable's default, but not its name. */
export function firstMessageLength(message: string): FirstMessageLength {
  const parts = messageParts(message)
  const variables = parts.filter((part) => part.kind === 'variable').length
  const limit = Math.max(0, firstMessage.maximum - variables * firstMessage.perVariable)
  const length = parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text : (part.fallback ?? '')).length, 0)
  return { length, minimum: 0, limit, variables, isTooLong: length > limit }
}

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly fallback: string | undefined }

/** `%name%` or `%name%[base64]`. '50% of 20%' is plain text, because a name begins with a letter or '_'. */
const pattern = /%([\p{L}_][\p{L}\p{N}_.-]*)%(?:\[([A-Za-z0-9+/]*={0,2})\])?/gu

const encoder = new TextEncoder()
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Encodes UTF-8 bytes, because `btoa` accepts only Latin-1. */
function encodeFallback(text: string): string {
  return btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

/** Undefined if the text is not base64, or if its bytes are not UTF-8. */
function decodeFallback(base64: string): string | undefined {
  try {
    return strictDecoder.decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function formatPlaceholder(name: string, fallback?: string): string {
  return fallback === undefined ? `%${name}%` : `%${name}%[${encodeFallback(fallback)}]`
}

/** SEQ-33: brackets without base64 are plain text. */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text })
  }
  for (const { 0: matched, 1: name = '', 2: base64, index } of message.matchAll(pattern)) {
    const fallback = base64 === undefined ? undefined : decodeFallback(base64)
    addText(message.slice(end, index))
    parts.push({ kind: 'variable', name, fallback })
    end = index + (fallback === undefined ? name.length + 2 : matched.length)
  }
  addText(message.slice(end))
  return parts
}

/** SEQ-33: the reverse of `messageParts`. */
export function messageOfParts(parts: readonly MessagePart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : formatPlaceholder(part.name, part.fallback))).join('')
}

/** A variable without a value becomes its default, or an empty text. */
export function resolvedMessage(message: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  return messageParts(message)
    .map((part) => (part.kind === 'text' ? part.text : valueOf(part.name) || (part.fallback ?? '')))
    .join('')
}

const secs = { days: 86_400, hours: 3_600, minutes: 60 } as const

export type DelayUnit = keyof typeof secs

/** SEQ-36: a delay as a whole number of days, hours or minutes. */
export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

/** SEQ-36: the server allows a delay of at most a year. */
export const delayBounds = {
  days: { minimum: 0, maximum: 365 },
  hours: { minimum: 0, maximum: 24 },
  minutes: { minimum: 0, maximum: 59 },
} as const satisfies Record<DelayUnit, { minimum: number; maximum: number }>

/** A started minute counts as a whole minute. */
function delayParts(delaySecs: number): Readonly<Record<DelayUnit, number>> {
  const minutes = Math.ceil(Math.max(0, delaySecs) / secs.minutes)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

const amount = (value: number, unit: string) => (value === 0 ? [] : [`${value} ${unit}${value === 1 ? '' : 's'}`])

/** SEQ-37: '1 day 2 hours', or 'Instant'. */
export function formatDelay(delaySecs: number): string {
  const { days, hours, minutes } = delayParts(delaySecs)
  return [...amount(days, 'day'), ...amount(hours, 'hour'), ...amount(minutes, 'minute')].join(' ') || 'Instant'
}

/** SEQ-36: the delay in seconds. The value is rounded and kept within `delayBounds`. NaN becomes the minimum. */
export function delayOfEdit({ unit, value }: DelayEdit): number {
  const { minimum, maximum } = delayBounds[unit]
  const whole = Number.isNaN(value) ? minimum : Math.round(value)
  return Math.min(maximum, Math.max(minimum, whole)) * secs[unit]
}

/** A delay as a rounded number of days, hours or minutes, in the largest unit that is not 0. */
export function editOfDelay(delaySecs: number): DelayEdit {
  const { days, hours, minutes } = delayParts(delaySecs)
  if (days === 0 && hours === 0) return { unit: 'minutes', value: minutes }
  if (days === 0) return { unit: 'hours', value: Math.round(delaySecs / secs.hours) }
  return { unit: 'days', value: Math.round(delaySecs / secs.days) }
}

const ranks: ReadonlyMap<string, number> = new Map(ResponseCategory.options.map((category, index) => [category, index]))

/** SEQ-41: sorts by the order of the categories in `ResponseCategory`. Unknown categories come last. */
export function sortedByCategory<Entry extends { readonly category: string }>(entries: readonly Entry[]): Entry[] {
  const rankOf = ({ category }: Entry) => ranks.get(category) ?? ranks.size
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b))
}
