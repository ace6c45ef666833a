import {
  type ResponseOf,
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
  MessageCategory,
  messageLastReadPut,
  messageList,
  messagePatch,
  pageSize,
  pollingMs,
  type MessageId,
  type ConversationId,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom, mutationAtom, type MutationTools } from '../../shared/api/mutationAtom.ts'
import { patchConversation, patchMessage, refreshLatest } from './conversationCache.ts'
import { inboxMessages } from './messages.ts'

const texts = inboxMessages.toasts

export const attributesQueryAtom = operationQueryAtom({ customAttributeList }, () => ({}))

/** The future messages of a conversation, including its draft. */
export const futureQueryAtomOf = (id: ConversationId) =>
  operationQueryAtom(
    { futureMessageList },
    () => ({ params: { id } }),
    () => ({ refetchInterval: pollingMs.openConversation, staleTime: pollingMs.openConversation }),
  )

/** The open conversation, with polling. `known`: the initial data, from a list. */
export const openConversationQueryAtomOf = (
  id: number,
  known?: { readonly detail: ResponseOf<typeof conversationGet>; readonly updatedAt: number },
) =>
  operationQueryAtom(
    { conversationGet },
    () => ({ params: { id } }),
    () => ({
      refetchInterval: pollOnceLoaded(pollingMs.conversations),
      ...(known && { initialData: known.detail, initialDataUpdatedAt: known.updatedAt }),
    }),
  )

export const latestInput = (id: ConversationId) => ({ params: { id }, query: { limit: pageSize.messages } })

const futureKey = (conversationId: ConversationId) =>
  operationKey({ futureMessageList }, { params: { id: conversationId } })

export const patchFuture = (
  { patch }: Pick<MutationTools, 'patch'>,
  conversationId: ConversationId,
  change: (messages: readonly Message[]) => Message[],
) =>
  patch(futureKey(conversationId), (response) => {
    const { _embedded: embedded } = response
    return { ...response, _embedded: { ...embedded, messages: change(embedded.messages) } }
  })

/** Adds a sent message to the cached latest messages. */
export const addSent = ({ patch }: Pick<MutationTools, 'patch'>, conversationId: ConversationId, message: Message) =>
  patch(operationKey({ messageList }, latestInput(conversationId)), (response) => {
    const { _embedded: embedded } = response
    const others = embedded.messages.filter(({ id }) => id !== message.id)
    return { ...response, _embedded: { ...embedded, messages: [message, ...others] } }
  })

/** Ids of the scheduled and failed messages that are being sent now. */
export const busyMessagesAtom = atom<ReadonlySet<number>>(new Set<number>())
const setBusy = ({ set }: MutationTools, id: number, isBusy: boolean) =>
  set(busyMessagesAtom, (busy) => new Set(isBusy ? [...busy, id] : [...busy].filter((each) => each !== id)))

/** Turns the automation of a conversation on or off (INBOX-10). */
export const automationMutationAtom = operationMutationAtom(
  { conversationPatch },
  {
    onMutate: (tools, { params, body }) => {
      patchConversation(tools, Number(params.id), body)
      return () => patchConversation(tools, Number(params.id), { automationEnabled: !body.automationEnabled })
    },
    onSuccess: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
    invalidates: ['futureMessageList'],
    successToast: ({ body }) => texts.automation(body.automationEnabled),
    errorToast: () => texts.automationFailed,
  },
)

interface Following {
  readonly id: number
  readonly isFollowed: boolean
}

export const followMutationAtom = mutationAtom<Following, Conversation>({
  name: 'conversationFollow',
  run: (request, { id, isFollowed }) =>
    request(isFollowed ? conversationFollow : conversationUnfollow, { params: { id } }),
  onMutate: (tools, { id, isFollowed }) => {
    patchConversation(tools, id, { isFollowed })
    return () => patchConversation(tools, id, { isFollowed: !isFollowed })
  },
  onSuccess: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
  invalidates: ['futureMessageList'],
  successToast: ({ isFollowed }) => (isFollowed ? texts.followed : texts.unfollowed),
  errorToast: () => texts.followFailed,
  undo: ({ id, isFollowed }) => (isFollowed ? undefined : { id, isFollowed: true }),
})

interface Recategorisation {
  readonly conversationId: ConversationId
  readonly messageId: MessageId
  readonly category: MessageCategory
  readonly before: string | null
  /** True for the lead's last message. The category of this message is the category of the conversation. */
  readonly isLast: boolean
  /** True if the automation was on before the change. */
  readonly isAutomated: boolean
  /** True if the change undoes the category 'Stop campaign'. */
  readonly isUndo?: boolean
}

/** Changes the category of a lead's message (INBOX-30, INBOX-31). Only the category 'Stop campaign' has an Undo. */
export const categoryMutationAtom = mutationAtom<Recategorisation, Message>({
  name: 'messagePatch',
  run: async (request, { conversationId, messageId, category, isAutomated, isUndo = false }) => {
    const message = await request(messagePatch, { params: { id: conversationId, messageId }, body: { category } })
    if (isUndo && isAutomated)
      await request(conversationPatch, { params: { id: conversationId }, body: { automationEnabled: true } })
    return message
  },
  onMutate: (tools, { messageId, category, before }) => {
    patchMessage(tools, messageId, { category })
    return () => patchMessage(tools, messageId, { category: before })
  },
  onSuccess: (tools, message, { conversationId, category, isLast }) => {
    patchMessage(tools, message.id, message)
    // The conversation can be in an older page of the list, and older pages are not loaded again.
    if (isLast) patchConversation(tools, conversationId, { category })
    refreshLatest(tools.get(queryClientAtom))
  },
  successToast: ({ category, isUndo = false }) =>
    category === 'stop_campaign' ? texts.campaignStopped : isUndo ? texts.campaignResumed : undefined,
  errorToast: () => texts.categoryFailed,
  undo: (change) => {
    if (change.category !== 'stop_campaign') return undefined
    const category = v.is(MessageCategory, change.before) ? change.before : 'not_categorized'
    return { ...change, category, before: change.category, isUndo: true }
  },
})

/** Marks messages as read (INBOX-40). */
export const readMutationAtom = operationMutationAtom(
  { messageLastReadPut },
  {
    onSuccess: (tools, conversation) => patchConversation(tools, conversation.id, conversation),
    invalidates: [],
  },
)

/** Deletes a future message (INBOX-37, INBOX-38). */
export const futureDeleteMutationAtom = operationMutationAtom(
  { futureMessageDelete },
  {
    onMutate: (tools, { params }) =>
      patchFuture(tools, Number(params.conversationId), (messages) =>
        messages.filter(({ id }) => id !== Number(params.id)),
      ),
    invalidates: ['futureMessageList', 'conversationGet'],
    errorToast: () => texts.deleteFailed,
  },
)

interface FutureEdit {
  readonly conversationId: ConversationId
  readonly id: number
  readonly patch: FutureMessagePatch
}

/** Changes a future message (INBOX-37). Has no toast, because the editor shows errors. */
export const futureEditMutationAtom = mutationAtom<FutureEdit, Message>({
  name: 'futureMessagePatch',
  run: (request, { conversationId, id, patch }) =>
    request(futureMessagePatch, { params: { conversationId, id }, body: patch }),
  onSuccess: (tools, message, { conversationId, id }) =>
    patchFuture(tools, conversationId, (messages) => messages.map((each) => (each.id === id ? message : each))),
  invalidates: ['futureMessageList'],
})

/** Sends a scheduled message now, or a failed message again (INBOX-39). */
export const sendNowMutationAtom = mutationAtom<Omit<FutureEdit, 'patch'>, Message>({
  name: 'futureMessageSend',
  run: (request, { conversationId, id }) =>
    request(futureMessagePatch, { params: { conversationId, id }, body: { status: 'sent' } }),
  onMutate: (tools, { id }) => {
    setBusy(tools, id, true)
    return () => setBusy(tools, id, false)
  },
  onSuccess: (tools, message, { conversationId, id }) => {
    setBusy(tools, id, false)
    if (message.status === 'sent') addSent(tools, conversationId, message)
    patchFuture(tools, conversationId, (messages) =>
      messages.flatMap((each) => (each.id === id ? (message.status === 'sent' ? [] : [message]) : [each])),
    )
    refreshLatest(tools.get(queryClientAtom))
  },
  successToast: (_input, { error }) =>
    error === null ? texts.resent : { intent: 'error', title: texts.resendFailed, text: inboxMessages.errors[error] },
  errorToast: () => texts.resendFailed,
})

/** Saves the outcome of a call (INBOX-64). */
export const callStatusMutationAtom = operationMutationAtom(
  { callPatch },
  {
    onSuccess: ({ get }) => refreshLatest(get(queryClientAtom)),
    invalidates: ['callList', 'callGet', 'futureMessageList', 'dashboardGet'],
    successToast: () => texts.callUpdated,
    errorToast: () => texts.callFailed,
  },
)
