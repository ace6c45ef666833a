import {
  type AnswerOf,
  callList,
  callPatch,
  type Conversation,
  conversationFollow,
  conversationGet,
  conversationPatch,
  conversationUnfollow,
  customAttributeList,
  futureMessageDelete,
  futureMessageList,
  futureMessagePatch,
  type FutureMessagePatch,
  type Message,
  type MessageCategory,
  messageLastReadPut,
  messageList,
  messagePatch,
  pageSize,
  pollingMs,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationWriteAtom, writeAtom, type WriteTools } from '../../shared/api/writeAtom.ts'
import { patchConversation, patchMessage, refreshLatest } from './conversationCache.ts'
import { inboxMessages } from './messages.ts'

const texts = inboxMessages.toasts

/** The call of a conversation, if there is one. */
export const callQueryAtomOf = (conversationId: number) =>
  operationQueryAtom({ callList }, () => ({ query: { conversationId, withFieldData: true, limit: 1 } }))

export const attributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

/** The messages of a conversation that are still to be sent, its draft included. */
export const futureQueryAtomOf = (id: number) =>
  operationQueryAtom(
    { futureMessageList },
    () => ({ params: { id } }),
    () => ({ refetchInterval: pollingMs.openConversation, staleTime: pollingMs.openConversation }),
  )

/** Query atom of one conversation; `known` is what a list has of it already. */
export const conversationQueryAtomOf = (
  id: number,
  known?: { readonly detail: AnswerOf<typeof conversationGet>; readonly updatedAt: number },
) =>
  operationQueryAtom(
    { conversationGet },
    () => ({ params: { id } }),
    () => ({
      refetchInterval: pollingMs.conversations,
      ...(known && { initialData: known.detail, initialDataUpdatedAt: known.updatedAt }),
    }),
  )

/** Input of the call for the latest messages of a conversation. */
export const latestInput = (id: number) => ({ params: { id }, query: { limit: pageSize.messages } })

const futureKey = (conversationId: number) => operationKey({ futureMessageList }, { params: { id: conversationId } })

/** Changes the cached future messages of a conversation. */
export const patchFuture = (
  { patch }: Pick<WriteTools, 'patch'>,
  conversationId: number,
  change: (messages: readonly Message[]) => Message[],
) =>
  patch(futureKey(conversationId), (answer) => {
    const { _embedded: embedded } = answer
    return { ...answer, _embedded: { ...embedded, messages: change(embedded.messages) } }
  })

/** Adds a message that was just sent to the cached latest messages of its conversation. */
export const addSent = ({ patch }: Pick<WriteTools, 'patch'>, conversationId: number, message: Message) =>
  patch(operationKey({ messageList }, latestInput(conversationId)), (answer) => {
    const { _embedded: embedded } = answer
    const others = embedded.messages.filter(({ id }) => id !== message.id)
    return { ...answer, _embedded: { ...embedded, messages: [message, ...others] } }
  })

/** Ids of future messages with a call under way. */
export const busyMessagesAtom = atom<ReadonlySet<number>>(new Set<number>())
const setBusy = ({ set }: WriteTools, id: number, isBusy: boolean) =>
  set(busyMessagesAtom, (busy) => new Set(isBusy ? [...busy, id] : [...busy].filter((each) => each !== id)))

/** INBOX-10 */
export const automationWriteAtom = operationWriteAtom(
  { conversationPatch },
  {
    show: (tools, { params, body }) => {
      patchConversation(tools, Number(params.id), body)
      return () => patchConversation(tools, Number(params.id), { automationEnabled: !body.automationEnabled })
    },
    keep: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
    stale: ['futureMessageList'],
    done: ({ body }) => texts.automation(body.automationEnabled),
    failed: () => texts.automationFailed,
  },
)

interface Following {
  readonly id: number
  readonly isFollowed: boolean
}

/** INBOX-11: unfollows a conversation, with Undo, or follows it again. */
export const followWriteAtom = writeAtom<Following, Conversation>({
  name: 'conversationFollow',
  run: (request, { id, isFollowed }) =>
    request(isFollowed ? conversationFollow : conversationUnfollow, { params: { id } }),
  show: (tools, { id, isFollowed }) => {
    patchConversation(tools, id, { isFollowed })
    return () => patchConversation(tools, id, { isFollowed: !isFollowed })
  },
  keep: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
  stale: ['futureMessageList'],
  done: ({ isFollowed }) => (isFollowed ? texts.followed : texts.unfollowed),
  failed: () => texts.followFailed,
  undo: ({ id, isFollowed }) => (isFollowed ? undefined : { id, isFollowed: true }),
})

interface Recategorisation {
  readonly conversationId: number
  readonly messageId: number
  readonly category: MessageCategory
  readonly before: string | null
  /** Whether this is the lead's last message, whose category the conversation has, too. */
  readonly isLast: boolean
}

/** INBOX-30, INBOX-31: gives a lead's message another category. */
export const categoryWriteAtom = writeAtom<Recategorisation, Message>({
  name: 'messagePatch',
  run: (request, { conversationId, messageId, category }) =>
    request(messagePatch, { params: { id: conversationId, messageId }, body: { category } }),
  show: (tools, { messageId, category, before }) => {
    patchMessage(tools, messageId, { category })
    return () => patchMessage(tools, messageId, { category: before })
  },
  keep: (tools, message, { conversationId, category, isLast }) => {
    patchMessage(tools, message.id, message)
    // Its card may be on a page that is not read again.
    if (isLast) patchConversation(tools, conversationId, { category })
    refreshLatest(tools.get(queryClientAtom))
  },
  done: ({ category }) => (category === 'stop_campaign' ? texts.campaignStopped : undefined),
  failed: () => texts.categoryFailed,
})

/** INBOX-40 */
export const readWriteAtom = operationWriteAtom(
  { messageLastReadPut },
  {
    keep: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
    stale: [],
  },
)

/** INBOX-37, INBOX-38 */
export const futureDeleteWriteAtom = operationWriteAtom(
  { futureMessageDelete },
  {
    show: (tools, { params }) =>
      patchFuture(tools, Number(params.conversationId), (messages) =>
        messages.filter(({ id }) => id !== Number(params.id)),
      ),
    stale: ['futureMessageList', 'conversationGet'],
    failed: () => texts.deleteFailed,
  },
)

interface FutureEdit {
  readonly conversationId: number
  readonly id: number
  readonly patch: FutureMessagePatch
}

/** INBOX-37: changes the text and the time of a message that is still to be sent. Its editor shows why it failed. */
export const futureEditWriteAtom = writeAtom<FutureEdit, Message>({
  name: 'futureMessagePatch',
  run: (request, { conversationId, id, patch }) =>
    request(futureMessagePatch, { params: { conversationId, id }, body: patch }),
  keep: (tools, message, { conversationId, id }) =>
    patchFuture(tools, conversationId, (messages) => messages.map((each) => (each.id === id ? message : each))),
  stale: ['futureMessageList'],
})

/** INBOX-39: sends a message now that is scheduled, or again after an error. */
export const sendNowWriteAtom = writeAtom<Omit<FutureEdit, 'patch'>, Message>({
  name: 'futureMessageSend',
  run: (request, { conversationId, id }) =>
    request(futureMessagePatch, { params: { conversationId, id }, body: { status: 'sent' } }),
  show: (tools, { id }) => {
    setBusy(tools, id, true)
    return () => setBusy(tools, id, false)
  },
  keep: (tools, message, { conversationId, id }) => {
    setBusy(tools, id, false)
    patchFuture(tools, conversationId, (messages) =>
      messages.flatMap((each) => (each.id === id ? (message.status === 'sent' ? [] : [message]) : [each])),
    )
    refreshLatest(tools.get(queryClientAtom))
  },
  done: (_input, { error }) =>
    error === null ? texts.resent : { intent: 'error', title: texts.resendFailed, text: inboxMessages.errors[error] },
  failed: () => texts.resendFailed,
})

/** INBOX-64: says how a call went. */
export const callStatusWriteAtom = operationWriteAtom(
  { callPatch },
  {
    keep: ({ get }) => refreshLatest(get(queryClientAtom)),
    stale: ['callList', 'callGet', 'futureMessageList', 'dashboardGet'],
    done: () => texts.callUpdated,
    failed: () => texts.callFailed,
  },
)
