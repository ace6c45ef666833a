import {
  delayMs,
  futureMessageList,
  type Message,
  messageCreate,
  type MessageCreation,
  messageList,
  pageSize,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { nowAtom } from '../../../shared/clock.ts'
import { errorText } from '../../../shared/errorText.ts'
import { navigationAtom } from '../../../shared/navigation.ts'
import { pathnameAtom } from '../../../shared/search.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { once } from '../../../shared/once.ts'
import { type Client } from '../../../shared/request.ts'
import { userAtom } from '../../../shared/session.ts'
import { storedAtom } from '../../../shared/storedAtom.ts'
import { showToastAtom } from '../../../shared/toasts.ts'
import { writeAtom } from '../../../shared/writeAtom.ts'
import { patchFuture } from '../api.ts'
import { refreshLatest } from '../conversationCache.ts'
import { inboxMessages } from '../messages.ts'
import { draftAtomOf, draftsSettledAtom } from './drafts.ts'

const texts = inboxMessages.outbox

const UnsentMessage = v.object({
  /** Its `Idempotency-Key`: every attempt carries the same one. */
  key: v.string(),
  userId: v.number(),
  conversationId: v.number(),
  text: v.string(),
  dateScheduled: v.nullable(v.string()),
  /** The latest message that was known when it was written: it has a greater id once it is sent. */
  knownId: v.number(),
  /** When it was tried last, in ms since 1970 by this browser's clock. */
  tried: v.number(),
  /** Why the last attempt failed. */
  error: v.optional(v.string()),
})
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>

/** Messages that the server has not confirmed, in all tabs and over reloads (INBOX-49). */
const outboxAtom = storedAtom<readonly UnsentMessage[]>({
  key: 'inbox_outbox',
  version: 1,
  schema: v.array(UnsentMessage),
  initial: [],
})

/** Keys of the messages that this tab is sending. */
const sendingAtom = atom<ReadonlySet<string>>(new Set<string>())
/** What was sent from here, until the thread has it. */
const sentAtom = atom<readonly Message[]>([])

const replaceAtom = atom(null, (_get, set, key: string, change: Partial<UnsentMessage> | undefined) =>
  set(outboxAtom, (outbox) =>
    change === undefined
      ? outbox.filter((each) => each.key !== key)
      : outbox.map((each) => (each.key === key ? { ...each, ...change } : each)),
  ),
)

/** How long another tab may take to send a message before its fate is unknown. */
const patienceMs = 20_000

/** An unsent message with how it is doing. */
export interface OutboxMessage extends UnsentMessage {
  /** Undefined while it is being sent. */
  readonly failure: string | undefined
}

function failureOf({ key, error, tried }: UnsentMessage, sending: ReadonlySet<string>): string | undefined {
  if (sending.has(key)) return undefined
  return error ?? (Date.now() - tried > patienceMs ? texts.unknown : undefined)
}

/** A conversation's unsent messages, oldest first. */
export const unsentAtomOf = (conversationId: number) =>
  atom((get): readonly OutboxMessage[] => {
    const [sending, userId] = [get(sendingAtom), get(userAtom)?.id]
    // Read for its ticks: patience ends by time.
    get(nowAtom)
    return get(outboxAtom)
      .filter((each) => each.conversationId === conversationId && each.userId === userId)
      .map((each): OutboxMessage => Object.assign({}, each, { failure: failureOf(each, sending) }))
  })

/** What was sent to a conversation from here and may not be in its thread yet. */
export const sentAtomOf = (conversationId: number) =>
  atom((get) => get(sentAtom).filter((each) => each.conversationId === conversationId))

/** Ids of conversations with a message of this user that could not be sent. */
export const undeliveredIdsAtom = atom((get): ReadonlySet<number> => {
  const userId = get(userAtom)?.id
  const failed = get(outboxAtom).filter((each) => each.userId === userId && each.error !== undefined)
  return new Set(failed.map(({ conversationId }) => conversationId))
})

/** INBOX-71: says why a message could not be sent whose conversation is no longer open. */
const warnAtom = atom(null, (get, set, conversationId: number, text: string) => {
  if (get(pathnameAtom).endsWith(`/conversation/${conversationId}`)) return
  const open = () => get(navigationAtom).navigate(`/messages/conversation/${conversationId}`)
  set(showToastAtom, { intent: 'error', title: texts.notSent, text, action: { label: texts.open, onClick: open } })
})

const bodyOf = ({ text, dateScheduled }: UnsentMessage): MessageCreation =>
  dateScheduled === null ? { status: 'sent', text } : { status: 'scheduled', text, dateScheduled }

/** SHELL-47: the message that an unanswered attempt has sent after all. */
async function findSent(request: Client, unsent: UnsentMessage): Promise<Message | undefined> {
  const params = { id: unsent.conversationId }
  const [sent, future] = await Promise.all([
    request(messageList, { params, query: { limit: pageSize.messages } }),
    request(futureMessageList, { params }),
  ])
  const isIt = ({ id, type, text, status }: Message) =>
    type === 'outgoing' && status !== 'draft' && id > unsent.knownId && text === unsent.text
  return [sent, future].flatMap(({ _embedded: { messages } }) => messages).find(isIt)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a message of the outbox, once (SHELL-46). It stays there, with the reason, until the server has it. */
const deliverAtom = writeAtom<UnsentMessage, Message>({
  name: 'messageCreate',
  run: async (request, unsent, { set }) => {
    const input = { params: { id: unsent.conversationId }, body: bodyOf(unsent) }
    const find = () => findSent(request, unsent)
    try {
      await set(draftsSettledAtom, unsent.conversationId)
      const found = unsent.error === undefined ? undefined : await find()
      const send = () => request(messageCreate, input, { idempotencyKey: unsent.key })
      return found ?? (await once(messageCreate, input, { send, find }))
    } catch (error) {
      set(replaceAtom, unsent.key, { error: errorText(error) })
      set(warnAtom, unsent.conversationId, errorText(error))
      throw error
    }
  },
  show: ({ set }, { key }) => {
    set(sendingAtom, (sending) => new Set([...sending, key]))
    set(replaceAtom, key, { tried: Date.now() })
    return () => set(sendingAtom, (sending) => new Set([...sending].filter((each) => each !== key)))
  },
  keep: (tools, message, { key, conversationId }) => {
    const { get, set } = tools
    set(sendingAtom, (sending) => new Set([...sending].filter((each) => each !== key)))
    if (message.status === 'sent') set(sentAtom, (sent) => [...sent, message])
    patchFuture(tools, conversationId, (messages) => [
      ...messages.filter(({ id, status }) => status !== 'draft' && id !== message.id),
      ...(message.status === 'sent' ? [] : [message]),
    ])
    set(replaceAtom, key, undefined)
    if (message.error !== null) set(warnAtom, conversationId, inboxMessages.errors[message.error])
    // INBOX-33
    void wait(delayMs.afterSend).then(() => refreshLatest(get(queryClientAtom)))
  },
  failed: () => undefined,
})

/** A message as it leaves the composer. */
export interface NewMessage extends Pick<UnsentMessage, 'conversationId' | 'text' | 'dateScheduled' | 'knownId'> {}

/** Sends or schedules a message: it is in the thread at once, and its draft is gone. */
export const sendAtom = atom(null, (get, set, message: NewMessage) => {
  const unsent: UnsentMessage = {
    ...message,
    // What was sent a moment ago may not be in the thread yet.
    knownId: Math.max(message.knownId, ...get(sentAtomOf(message.conversationId)).map(({ id }) => id)),
    key: crypto.randomUUID(),
    userId: get(userAtom)?.id ?? 0,
    tried: Date.now(),
  }
  set(outboxAtom, (outbox) => [...outbox, unsent])
  set(draftAtomOf(message.conversationId), { text: '', isSaved: true, changed: Date.now() })
  return set(deliverAtom, unsent)
})

const unsentOf = (outbox: readonly UnsentMessage[], key: string) => outbox.find((each) => each.key === key)

/** Tries to send a message of the outbox again. */
export const resendAtom = atom(null, (get, set, key: string) => {
  const unsent = unsentOf(get(outboxAtom), key)
  // Without an answer it may have been sent: it looks first.
  if (unsent && !get(sendingAtom).has(key)) void set(deliverAtom, { ...unsent, error: unsent.error ?? texts.unknown })
})

/** Takes a message out of the outbox; Undo brings it back. */
export const discardAtom = atom(null, (get, set, key: string) => {
  const unsent = unsentOf(get(outboxAtom), key)
  if (!unsent) return
  set(replaceAtom, key, undefined)
  const restore = () => set(outboxAtom, (outbox) => [...outbox, { ...unsent, error: unsent.error ?? texts.unknown }])
  const action = { label: sharedMessages.undo, onClick: restore }
  set(showToastAtom, { intent: 'success', title: texts.deleted, action })
})
