import { type ChatCategory, type ChatMessage } from '@tandem/components'
import {
  type Conversation,
  instantMs,
  messageList,
  pageLimit,
  pageSize,
  pollingMs,
  type MessageId,
  type ConversationId,
} from '@tandem/contract'
import { replaceEqualDeep } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { categoryNameOf } from '../../../entities/conversation/conversationSummary.ts'
import { categoryNamesAtom } from '../../../shared/api/directories.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { operationPagesAtom } from '../../../shared/api/operationPagesAtom.ts'
import { type PageCursor } from '../../../shared/api/operationKey.ts'
import { busyMessagesAtom, futureQueryAtomOf, latestInput, type openConversationQueryAtomOf } from '../api.ts'
import { outgoingAtomOf } from '../composer/outbox.ts'
import { mergedRows, newerCursor, olderCursor } from '../paging.ts'
import { chatMessages } from './chatMessages.ts'

/** The category 'stop_campaign' is severe, because it also ends the campaign for the lead. */
export const chatCategoriesAtom = atom((get): readonly ChatCategory[] =>
  [...get(categoryNamesAtom)].map(([id, name]) => ({ id, name, isSevere: id === 'stop_campaign' })),
)

/** A thread with more than this number of unread messages opens around the last read message. */
const manyUnread = 15

/** The place at which a thread opens: around a linked message, around the last read message, or at the end. */
export function threadStart(
  { unreadMessagesCount, lastReadMessageId }: Pick<Conversation, 'unreadMessagesCount' | 'lastReadMessageId'>,
  linkedId?: number,
): PageCursor {
  if (linkedId !== undefined) return { around: linkedId }
  return unreadMessagesCount > manyUnread && lastReadMessageId !== null ? { around: lastReadMessageId } : {}
}

export interface ComposerState {
  /** True while the variable values load. */
  readonly isReading: boolean
  /** True for a moment after a message was sent (INBOX-33). */
  readonly isWaiting: boolean
  readonly errorText: string | undefined
}

const idleComposer: ComposerState = { isReading: false, isWaiting: false, errorText: undefined }

type Shown = readonly ChatMessage[] | undefined

interface Opening {
  readonly start: PageCursor
  readonly lastMessageId: MessageId | null
  readonly queryAtom: ReturnType<typeof openConversationQueryAtomOf>
}

/** The pages of a thread. `startAtom`: the cursor of the first page. */
export function messagePagesAtomOf(conversationId: ConversationId, startAtom: Atom<PageCursor>) {
  return operationPagesAtom(
    { messageList },
    {
      getInput: (_get, cursor) => ({
        params: { id: conversationId },
        query: { limit: pageLimit(pageSize.messages, cursor.around !== undefined), ...cursor },
      }),
      getStart: (get) => get(startAtom),
      getNext: ({ _embedded: { messages } }, _pages, cursor) => olderCursor(messages, cursor),
      getPrevious: ({ _embedded: { messages } }, _pages, cursor) => newerCursor(messages, cursor),
      repeatsWithoutCursor: true,
      getOptions: () => ({ staleTime: Infinity }),
    },
  )
}

/** The atoms of an open thread. */
export function threadAtomsOf(conversationId: ConversationId, { start: openedAt, lastMessageId, queryAtom }: Opening) {
  const startAtom = atom(openedAt)
  const pagesAtom = messagePagesAtomOf(conversationId, startAtom)
  /** The latest sent messages. Polled while the window is visible (INBOX-47). */
  const latestAtom = operationQueryAtom(
    { messageList },
    (get) => (get(pagesAtom).data ? latestInput(conversationId) : undefined),
    (get) => {
      const { data, dataUpdatedAt } = get(pagesAtom)
      const first = get(startAtom).around === undefined ? data?.pages[0] : undefined
      return {
        refetchInterval: pollingMs.openConversation,
        staleTime: pollingMs.openConversation,
        ...(first && { initialData: first, initialDataUpdatedAt: dataUpdatedAt }),
      }
    },
  )
  const futureAtom = futureQueryAtomOf(conversationId)
  const outgoingAtom = outgoingAtomOf(conversationId)
  const composerAtom = atom(idleComposer)

  const mergedAtom = atom((get) => {
    const { data, hasPreviousPage } = get(pagesAtom)
    if (!data) return undefined
    const { _embedded: latest } = get(latestAtom).data ?? {}
    return mergedRows(
      data.pages.flatMap(({ _embedded: { messages } }) => messages),
      latest?.messages,
      { timeOf: ({ sortDate }) => instantMs(sortDate), hasNewer: hasPreviousPage },
    )
  })
  const hasGapAtom = atom((get) => get(mergedAtom)?.hasGap === true)
  /** The sent messages, from the latest to the earliest. */
  const sentMessagesAtom = atom((get) => get(mergedAtom)?.rows)
  const futureMessagesAtom = atom((get) => {
    const { _embedded: embedded } = get(futureAtom).data ?? {}
    return embedded?.messages ?? []
  })
  const chatAtom = selectAtom<Shown, Shown>(
    atom((get) => {
      const sent = get(sentMessagesAtom)
      const { data: conversation } = get(queryAtom)
      const { _embedded: embedded } = conversation ?? {}
      return (
        sent &&
        chatMessages(
          { sent, future: get(futureMessagesAtom), outgoing: get(outgoingAtom) },
          {
            now: get(nowAtom),
            timeZone: viewerZone,
            lastReadId: conversation?.lastReadMessageId ?? null,
            categoryName: (category) => categoryNameOf(get, category),
            busyIds: get(busyMessagesAtom),
            profile: embedded?.profiles[conversation?.profileId ?? 0],
          },
        )
      )
    }),
    (messages, before) => replaceEqualDeep(before, messages),
  )
  const latestMessagesAtom = atom((get) => {
    const { _embedded: embedded } = get(latestAtom).data ?? {}
    return embedded?.messages ?? []
  })
  /** The largest known message id. Ignores planned messages of a campaign, because their ids are in another range. */
  const knownIdAtom = atom((get) =>
    Math.max(
      lastMessageId ?? 0,
      ...[...(get(sentMessagesAtom) ?? []), ...get(latestMessagesAtom)].map(({ id }) => id),
      ...get(futureMessagesAtom).flatMap(({ id, kind }) => (kind === 'manual' ? id : [])),
    ),
  )
  /** The messages of the server, which are compared with the unconfirmed messages of this browser (INBOX-75). */
  const readAtom = atom((get) => {
    const [latest, future] = [get(latestAtom), get(futureAtom)]
    // A failed request for future messages does not prevent the comparison.
    const readAt = Math.min(latest.dataUpdatedAt, Math.max(future.dataUpdatedAt, future.errorUpdatedAt))
    if (readAt === 0) return undefined
    return { conversationId, messages: [...get(latestMessagesAtom), ...get(futureMessagesAtom)], readAt }
  })
  return {
    startAtom,
    pagesAtom,
    latestAtom,
    futureAtom,
    outgoingAtom,
    composerAtom,
    hasGapAtom,
    sentMessagesAtom,
    futureMessagesAtom,
    chatAtom,
    knownIdAtom,
    readAtom,
  }
}

export type ThreadAtoms = ReturnType<typeof threadAtomsOf>
