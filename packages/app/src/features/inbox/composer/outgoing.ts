import { type Message, type ConversationId } from '@tandem/contract'
import * as v from 'valibot'

const OutgoingMessage = v.object({
  /** The message's `Idempotency-Key`, the same for every attempt. */
  key: v.string(),
  userId: v.number(),
  conversationId: v.number(),
  text: v.string(),
  dateScheduled: v.nullable(v.string()),
  /** The largest message id of the thread at the time of writing. The server gives this message a larger id. */
  knownId: v.number(),
  /** Ids that the server gave to other outgoing messages with the same text. */
  takenIds: v.array(v.number()),
  /** `unconfirmed`: the page that sent the message was closed before the response. */
  state: v.picklist(['sending', 'unconfirmed', 'failed']),
  /** Time of the last change of `state`, in ms since 1970 by this browser's clock. */
  since: v.number(),
  reason: v.optional(v.string()),
  /** True if an attempt got no response, so that the server has possibly sent the message. */
  mayBeSent: v.boolean(),
})
export type OutgoingMessage = v.InferOutput<typeof OutgoingMessage>

/** The undelivered messages of all users and conversations, in the order in which they were written. */
export const OutgoingMessages = v.array(OutgoingMessage)
export type OutgoingMessages = readonly OutgoingMessage[]

export interface NewMessage extends Pick<
  OutgoingMessage,
  'key' | 'userId' | 'conversationId' | 'text' | 'dateScheduled' | 'knownId'
> {}

export type OutgoingEvent =
  | { readonly type: 'written'; readonly message: NewMessage; readonly at: number }
  | { readonly type: 'attempted'; readonly key: string; readonly at: number }
  | {
      readonly type: 'failed'
      readonly key: string
      readonly at: number
      readonly reason: string
      /** True if the failed request possibly had an effect. */
      readonly isUncertain: boolean
    }
  | { readonly type: 'delivered'; readonly key: string; readonly id: number }
  | { readonly type: 'deleted'; readonly key: string }
  | { readonly type: 'restored'; readonly message: OutgoingMessage }
  | ({ readonly type: 'threadRead' } & ThreadRead)

/** The latest sent messages and all future messages of a conversation. */
export interface ThreadRead {
  readonly conversationId: ConversationId
  readonly messages: readonly Message[]
  /** The time of the responses, in ms since 1970 by this browser's clock. */
  readonly readAt: number
  /** The time at which the outgoing messages are compared with `messages`, in ms since 1970 by this browser's clock. */
  readonly at: number
  /** Messages that an open window is sending. */
  readonly keysInProgress: ReadonlySet<string>
  /** The error text for an outgoing message that is missing in the thread. */
  readonly reason: string
}

/** Returns the undelivered messages after an event. */
export function outgoing(state: OutgoingMessages, event: OutgoingEvent): OutgoingMessages {
  switch (event.type) {
    case 'written': {
      const { message, at } = event
      return [...state, { ...message, takenIds: [], state: 'sending', since: at, mayBeSent: false }]
    }
    case 'restored':
      return [...state.filter(({ key }) => key !== event.message.key), event.message]
    case 'attempted':
      return changed(state, event.key, { state: 'sending', since: event.at, reason: undefined })
    case 'failed': {
      const { key, at: since, reason, isUncertain } = event
      const mayBeSent = isUncertain || state.find((each) => each.key === key)?.mayBeSent === true
      return changed(state, key, { state: 'failed', since, reason, mayBeSent })
    }
    case 'delivered':
      return delivered(state, event.key, event.id)
    case 'deleted':
      return state.filter(({ key }) => key !== event.key)
    case 'threadRead':
      break
  }
  return state
    .filter(({ conversationId }) => conversationId === event.conversationId)
    .reduce((next, { key }) => compared(next, key, event), state)
}

const changed = (state: OutgoingMessages, key: string, change: Partial<OutgoingMessage>): OutgoingMessages =>
  state.map((each) => (each.key === key ? Object.assign({}, each, change) : each))

/** Removes the delivered message, and adds its id to the `takenIds` of other messages with the same text. */
function delivered(state: OutgoingMessages, key: string, id: number): OutgoingMessages {
  const message = state.find((each) => each.key === key)
  if (!message) return state
  const isSame = ({ conversationId, text }: OutgoingMessage) =>
    conversationId === message.conversationId && text === message.text
  return state
    .filter((each) => each !== message)
    .map((each) => (isSame(each) ? Object.assign({}, each, { takenIds: [...each.takenIds, id] }) : each))
}

/**
 * A message without a response counts as sent as soon as the thread contains it (INBOX-75). A message of a closed page
 * counts as not sent if the thread was loaded twice and did not contain it.
 */
function compared(state: OutgoingMessages, key: string, read: ThreadRead): OutgoingMessages {
  const message = state.find((each) => each.key === key)
  if (!message || read.keysInProgress.has(key)) return state
  if (message.state === 'failed' && !message.mayBeSent) return state
  const sent = findSent(message, read.messages)
  if (sent) return delivered(state, key, sent.id)
  const { at: since, reason } = read
  if (message.state === 'sending') return changed(state, key, { state: 'unconfirmed', since, mayBeSent: true })
  if (message.state === 'unconfirmed' && read.readAt > message.since)
    return changed(state, key, { state: 'failed', since, reason })
  return state
}

/** Finds the message that an attempt without a response created. */
export const findSent = (
  { knownId, takenIds, text: written }: OutgoingMessage,
  messages: readonly Message[],
): Message | undefined =>
  messages.find(
    ({ id, type, text, status }) =>
      type === 'outgoing' && status !== 'draft' && id > knownId && !takenIds.includes(id) && text === written,
  )
