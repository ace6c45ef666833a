import {
  callCreate,
  callGet,
  callList,
  callPatch,
  conversationGet,
  conversationList,
  pageCursors,
  pageSize,
  recipientGet,
  type RecipientId,
  type ConversationId,
  type CallId,
} from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'
import { callMessages } from './messages.ts'

/** Operations whose responses change when a call changes. The future messages include the reminders of calls. */
export const staleWithCalls = ['callList', 'callGet', 'futureMessageList', 'dashboardGet'] as const

export const callQueryAtomOf = (id: CallId | undefined) =>
  operationQueryAtom({ callGet }, () => (id === undefined ? undefined : { params: { id } }))

export const callKey = (id: CallId) => operationKey({ callGet }, { params: { id } })

/** The lead of a call. The response contains the lead's time zone. */
export const leadQueryAtomOf = (recipientId: RecipientId | undefined) =>
  operationQueryAtom({ recipientGet }, () => (recipientId === undefined ? undefined : { params: { id: recipientId } }))

export const callPatchMutationAtom = operationMutationAtom(
  { callPatch },
  {
    onSuccess: ({ patch }, call) => patch(callKey(call.id), () => call),
    invalidates: staleWithCalls,
    successToast: () => callMessages.updated,
  },
)

export const callCreateMutationAtom = operationMutationAtom(
  { callCreate },
  { invalidates: [...staleWithCalls, 'conversationList'] },
)

/** Overwrites the call of a conversation (CALL-9). */
export const callOverwriteMutationAtom = operationMutationAtom(
  { callPatch },
  { onSuccess: ({ patch }, call) => patch(callKey(call.id), () => call), invalidates: staleWithCalls },
)

/** The call of a conversation (CALL-18). */
export const conversationCallQueryAtomOf = (conversationId: ConversationId | undefined) =>
  operationQueryAtom({ callList }, () =>
    conversationId === undefined ? undefined : { query: { conversationId, withFieldData: true, limit: 1 } },
  )

export const conversationQueryAtomOf = (id: ConversationId | undefined) =>
  operationQueryAtom({ conversationGet }, () => (id === undefined ? undefined : { params: { id } }))

export const conversationPagesAtomOf = (search: string) =>
  operationPagesAtom(
    { conversationList },
    {
      getInput: (_get, cursor) => ({
        query: { limit: pageSize.conversations, ...(search !== '' && { search }), ...cursor },
      }),
      getNext: ({ _embedded: { conversations } }) =>
        conversations.length === pageSize.conversations ? { after: pageCursors(conversations).after } : undefined,
    },
  )

/** The latest two scheduled calls whose time has passed, and the number of all such calls. */
export const expiredCallsQueryAtom = operationQueryAtom(
  { callList },
  () => ({ query: { isExpired: true, limit: 2 } }),
  () => ({ placeholderData: keepPreviousData }),
)
