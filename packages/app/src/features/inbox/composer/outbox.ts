import {
  delayMs,
  futureMessageList,
  type Message,
  messageCreate,
  type MessageCreation,
  messageList,
  pageSize,
  type ConversationId,
} from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { errorText } from '../../../shared/api/errorText.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { storedAtom } from '../../../shared/storage/storedAtom.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { windowLocks } from '../../../shared/jobs/withWindowLock.ts'
import { withWindowLock } from '../../../shared/jobs/withWindowLock.ts'
import { mutationAtom, type MutationTools } from '../../../shared/api/mutationAtom.ts'
import { conversationAddress } from '../../../entities/conversation/conversationSummary.ts'
import { addSent, patchFuture } from '../api.ts'
import { refreshLatest } from '../conversationCache.ts'
import { inboxMessages } from '../messages.ts'
import { draftAtomOf, draftsSettled, saveDraftAtom } from './drafts.ts'
import {
  findSent,
  type NewMessage,
  outgoing,
  type OutgoingEvent,
  type OutgoingMessage,
  OutgoingMessages,
  type ThreadRead,
} from './outgoing.ts'

const texts = inboxMessages.outbox

/** Messages that the server has not confirmed (INBOX-49). Stored in the browser, and shared by all tabs. */
const outgoingAtom = storedAtom<OutgoingMessages>({
  key: 'inbox_outbox',
  version: 2,
  schema: OutgoingMessages,
  initial: [],
})
const dispatch = (set: Setter, event: OutgoingEvent) => set(outgoingAtom, (state) => outgoing(state, event))

const messageOf = (state: OutgoingMessages, key: string) => state.find((each) => each.key === key)

function ownMessages(get: Getter): OutgoingMessages {
  const userId = get(userAtom)?.id
  return get(outgoingAtom).filter((each) => each.userId === userId)
}

/** The unconfirmed messages of a conversation, oldest first. */
export const outgoingAtomOf = (conversationId: ConversationId) =>
  atom((get): OutgoingMessages => ownMessages(get).filter((each) => each.conversationId === conversationId))

export function undeliveredIds(get: Getter): ReadonlySet<number> {
  const failed = ownMessages(get).filter(({ state }) => state === 'failed')
  return new Set(failed.map(({ conversationId }) => conversationId))
}

/** Shows a toast with the reason of the failure, unless the conversation is open (INBOX-71). */
function warn({ get, set }: Pick<MutationTools, 'get' | 'set'>, conversationId: ConversationId, text: string): void {
  if (get(pathnameAtom).endsWith(`/conversation/${conversationId}`)) return
  const open = () => get(navigationAtom).navigate(conversationAddress(get, conversationId))
  set(showToastAtom, { intent: 'error', title: texts.notSent, text, action: { label: texts.open, onClick: open } })
}

const bodyOf = ({ text, dateScheduled }: OutgoingMessage): MessageCreation =>
  dateScheduled === null ? { status: 'sent', text } : { status: 'scheduled', text, dateScheduled }

async function readThread(request: ApiClient, id: ConversationId): Promise<readonly Message[]> {
  const params = { id }
  const [sent, future] = await Promise.all([
    request(messageList, { params, query: { limit: pageSize.messages } }),
    request(futureMessageList, { params }),
  ])
  return [sent, future].flatMap(({ _embedded: { messages } }) => messages)
}

const isUncertain = (error: unknown) => error instanceof RequestError && error.isUncertain

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const lockOf = (key: string) => `message/${key}`

interface Delivery extends Pick<OutgoingMessage, 'key' | 'conversationId'> {
  /** True if this window has waited for another window that was sending the message. */
  readonly hasWaited: boolean
}

/** Sends a message. The message stays in the browser's storage until the server has it. */
const deliveryMutationAtom = mutationAtom<Delivery, Message | undefined>({
  name: 'messageCreate',
  run: async (request, { key, conversationId, hasWaited }, tools) => {
    const { get, set } = tools
    const message = messageOf(get(outgoingAtom), key)
    // In any other state, another window has completed the attempt.
    if (message?.state !== 'sending') return undefined
    const find = async () => {
      const messages = await readThread(request, conversationId)
      return findSent(messageOf(get(outgoingAtom), key) ?? message, messages)
    }
    const send = async () => {
      try {
        const input = { params: { id: conversationId }, body: bodyOf(message) }
        return await request(messageCreate, input, { idempotencyKey: key })
      } catch (error) {
        // If the server may have received the message, looks for the message in the thread.
        const found = isUncertain(error) ? await find().catch(() => undefined) : undefined
        if (!found) throw error
        return found
      }
    }
    try {
      await draftsSettled(get, conversationId)
      return (message.mayBeSent || hasWaited ? await find() : undefined) ?? (await send())
    } catch (error) {
      const reason = errorText(error)
      dispatch(set, { type: 'failed', key, at: Date.now(), reason, isUncertain: isUncertain(error) })
      warn(tools, conversationId, reason)
      throw error
    }
  },
  onSuccess: (tools, message, { key, conversationId }) => {
    const { get, set } = tools
    const queryClient = get(queryClientAtom)
    if (!message) return refreshLatest(queryClient)
    const { id, status, error } = message
    if (status === 'sent') addSent(tools, conversationId, message)
    patchFuture(tools, conversationId, (messages) => [
      ...messages.filter((each) => each.status !== 'draft' && each.id !== id),
      ...(status === 'sent' ? [] : [message]),
    ])
    dispatch(set, { type: 'delivered', key, id })
    if (error !== null) warn(tools, conversationId, inboxMessages.errors[error])
    // Loads the latest messages after 1 s (INBOX-33).
    void wait(delayMs.afterSend).then(() => refreshLatest(queryClient))
  },
  errorToast: () => undefined,
})

/** Delivers a message in one window at a time (INBOX-76). */
const deliverOnce = (set: Setter, { key, conversationId }: Omit<Delivery, 'hasWaited'>) =>
  withWindowLock(lockOf(key), undefined, {
    work: async (hasWaited) => void (await set(deliveryMutationAtom, { key, conversationId, hasWaited })),
  })

/** Sends or schedules a message, and clears the draft. */
export const sendAtom = atom(null, (get, set, written: Omit<NewMessage, 'key' | 'userId'>) => {
  const at = Date.now()
  const message = { ...written, key: crypto.randomUUID(), userId: get(userAtom)?.id ?? 0 }
  dispatch(set, { type: 'written', message, at })
  set(draftAtomOf(message.conversationId), { text: '', isSaved: true, changed: at })
  return deliverOnce(set, message)
})

export const resendAtom = atom(null, (get, set, key: string) => {
  const message = messageOf(get(outgoingAtom), key)
  if (message?.state !== 'failed') return
  dispatch(set, { type: 'attempted', key, at: Date.now() })
  void deliverOnce(set, message)
})

/** Deletes an unsent message, with Undo. Clears the server's draft if the composer is empty. */
export const discardAtom = atom(null, (get, set, key: string) => {
  const message = messageOf(get(outgoingAtom), key)
  if (!message) return
  dispatch(set, { type: 'deleted', key })
  const { conversationId } = message
  const draftAtom = draftAtomOf(conversationId)
  if ((get(draftAtom)?.text ?? '') === '') {
    set(draftAtom, { text: '', isSaved: false, changed: Date.now() })
    void set(saveDraftAtom, conversationId)
  }
  const restore = () => dispatch(set, { type: 'restored', message })
  const action = { label: sharedMessages.undo, onClick: restore }
  set(showToastAtom, { intent: 'success', title: texts.deleted, action })
})

/** Maximum time of an attempt in a browser without locks, in ms. */
const sendingMs = 20_000

/** Compares unconfirmed messages with the thread (INBOX-75). */
export const compareAtom = atom(
  null,
  async (get, set, read: Pick<ThreadRead, 'conversationId' | 'messages' | 'readAt'>) => {
    const isOfThread = ({ conversationId }: OutgoingMessage) => conversationId === read.conversationId
    if (!get(outgoingAtom).some(isOfThread)) return
    const queriedAt = Date.now()
    const locks = await windowLocks()?.query()
    const names = locks && new Set([...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name))
    const at = Date.now()
    const inProgress = get(outgoingAtom).filter(({ key, state, since }) =>
      // The queried locks do not include the lock of a message that was re-sent after the query.
      names ? names.has(lockOf(key)) || since >= queriedAt : state === 'sending' && at - since < sendingMs,
    )
    const keysInProgress = new Set(inProgress.map(({ key }) => key))
    dispatch(set, { type: 'threadRead', ...read, at, keysInProgress, reason: texts.interrupted })
  },
)
