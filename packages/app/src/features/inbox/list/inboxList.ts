import { type ConversationSummary } from '@tandem/components'
import {
  type ResponseOf,
  type Conversation,
  conversationFilters,
  conversationGet,
  conversationList,
  filterQuery,
  instantMs,
  pageLimit,
  pageSize,
  pollingMs,
  type ConversationId,
} from '@tandem/contract'
import { replaceEqualDeep } from '@tanstack/query-core'
import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { type ConversationRelations, conversationSummary } from '../../../entities/conversation/conversationSummary.ts'
import { defineList } from '../../../shared/list/defineList.ts'
import { type ListCounts } from '../../../shared/list/listTypes.ts'
import { createDraftCount } from '../../../shared/list/view/draftCount.ts'
import { hasFilters } from '../../../shared/list/view/listView.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { operationPagesAtom } from '../../../shared/api/operationPagesAtom.ts'
import { type PageCursor } from '../../../shared/api/operationKey.ts'
import { pathnameAtom, routeIdAtomOf, searchAtom } from '../../../shared/router/search.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { inboxMessages } from '../messages.ts'
import { undeliveredIds } from '../composer/outbox.ts'
import { mergedRows, newerCursor, olderCursor, unloadedCount } from '../paging.ts'
import { queuePlan } from '../queue/queuePlan.ts'
import { queueFilters, type QueueId, queueIdOf } from '../queue/queues.ts'
import { passAtomOf, snoozedIds } from '../queue/queueState.ts'

const texts = inboxMessages.list

export const inboxColumnId = 'inbox-list'

/** `pagesAtom` loads the rows of this list. The list can start at any row, and then loads newer and older rows. */
const base = defineList(
  { dataType: 'conversations', rows: { conversationList }, filters: { conversationFilters } },
  {
    path: '/messages',
    texts: { title: inboxMessages.title, plural: texts.plural, nothingYet: texts.nothingYet },
    rowLabel: ({ id }) => String(id),
    expectedColumns: [],
  },
)
const { viewAtom, definitionsAtom } = base.atoms

// After the user leaves the inbox, the list stays mounted for a moment, and keeps its content.
const isHere = (get: Getter) => `${get(pathnameAtom)}/`.startsWith('/messages/')
export const inboxSearchAtom = selectAtom<string | undefined, string>(
  atom((get) => (isHere(get) ? get(searchAtom) : undefined)),
  (search, before = '') => search ?? before,
)

export const queueIdAtom = atom((get) => queueIdOf(new URLSearchParams(get(inboxSearchAtom)).get('queue')))

export const selectedIdAtom = routeIdAtomOf('conversationId')

/** The filters of the address can be read as soon as their definitions are known (LIST-15). */
const areFiltersReadable = (get: Getter) =>
  get(queueIdAtom) !== undefined ||
  !hasFilters(new URLSearchParams(get(inboxSearchAtom))) ||
  get(definitionsAtom) !== undefined

const isSwitch = (text: string | undefined) => text === 'true' || text === 'false'

type Matching = Readonly<Record<string, unknown>>

/**
 * The query of the list: the filters of the work queue, or the filters and the search of the address (INBOX-6). Stays
 * the same object while the content is equal.
 */
export const matchingAtom = selectAtom<Matching | undefined, Matching>(
  atom((get) => {
    if (!isHere(get)) return undefined
    const queueId = get(queueIdAtom)
    if (queueId !== undefined) return queueFilters[queueId]
    const { filters, plainFilters, search } = get(viewAtom)
    const switches = Object.entries(plainFilters).filter(([, value]) => isSwitch(value))
    return {
      ...Object.fromEntries(switches),
      ...(search !== '' && { search }),
      ...filterQuery(filters, viewerZone),
    }
  }),
  (matching, before = {}) => (matching ? replaceEqualDeep(before, matching) : before),
)

interface ListStart {
  /** The query of the address when the list was opened. */
  readonly search: string
  readonly cursor: PageCursor
}

const startAtom = atom<ListStart | undefined>(undefined)
const firstPage: PageCursor = {}
function cursorOf(get: Getter): PageCursor {
  const start = get(startAtom)
  return start?.search === get(inboxSearchAtom) ? start.cursor : firstPage
}

export const pagesAtom = operationPagesAtom(
  { conversationList },
  {
    getInput: (get, cursor) => ({
      query: { ...get(matchingAtom), limit: pageLimit(pageSize.conversations, cursor.around !== undefined), ...cursor },
    }),
    getStart: cursorOf,
    getNext: ({ _embedded: { conversations } }, _pages, cursor) => olderCursor(conversations, cursor),
    getPrevious: ({ _embedded: { conversations } }, _pages, cursor) => newerCursor(conversations, cursor),
    repeatsWithoutCursor: true,
    getOptions: (get) => ({ enabled: get(startAtom) !== undefined && areFiltersReadable(get), staleTime: Infinity }),
  },
)

/** The latest rows. Polled while the window is visible (INBOX-47). */
const latestAtom = operationQueryAtom(
  { conversationList },
  (get) => (get(pagesAtom).data ? { query: { ...get(matchingAtom), limit: pageSize.conversations } } : undefined),
  (get) => {
    const { data, dataUpdatedAt } = get(pagesAtom)
    const first = cursorOf(get) === firstPage ? data?.pages[0] : undefined
    return {
      refetchInterval: pollingMs.conversations,
      staleTime: pollingMs.conversations,
      ...(first && { initialData: first, initialDataUpdatedAt: dataUpdatedAt }),
    }
  },
)

const countOf = (responses: readonly ResponseOf<typeof conversationList>[]): number =>
  responses.reduce((sum, { _embedded: { conversations } }) => sum + conversations.length, 0)

export const mergedAtom = atom((get) => {
  const { data, hasPreviousPage } = get(pagesAtom)
  if (!data) return undefined
  const { data: latest } = get(latestAtom)
  const responses = [...data.pages, ...(latest ? [latest] : [])]
  const embedded = responses.map(({ _embedded: each }) => each)
  const relations: Omit<ConversationRelations, 'conversations'> = {
    profiles: Object.assign({}, ...embedded.map(({ profiles }) => profiles)),
    recipients: Object.assign({}, ...embedded.map(({ recipients }) => recipients)),
    categories: Object.assign({}, ...embedded.map(({ categories }) => categories)),
    messages: Object.assign({}, ...embedded.map(({ messages }) => messages)),
    sequences: Object.assign({}, ...embedded.map(({ sequences }) => sequences)),
    clients: Object.assign({}, ...embedded.map(({ clients }) => clients)),
  }
  const { _embedded: newest } = latest ?? {}
  const merged = mergedRows<Conversation>(
    data.pages.flatMap(({ _embedded: { conversations } }) => conversations),
    newest?.conversations,
    {
      timeOf: ({ dateLastActivity }) => instantMs(dateLastActivity),
      hasNewer: hasPreviousPage,
      keptId: get(selectedIdAtom),
    },
  )
  const unloaded = unloadedCount(
    { total: data.pages[0]?.totalFilteredCount ?? 0, loaded: countOf(data.pages) },
    ...(latest ? [{ total: latest.totalFilteredCount, loaded: countOf([latest]) }] : []),
  )
  return { ...merged, relations, unloaded }
})

/** True if rows are missing between the rows of `latestAtom` and the rows of `pagesAtom`. */
export const hasGapAtom = atom((get) => get(mergedAtom)?.hasGap === true)

type MergedList = NonNullable<ReturnType<(typeof mergedAtom)['read']>>

/** The user's position in a queue. */
export function planOf(get: Getter, queueId: QueueId, { rows, unloaded, relations }: MergedList) {
  const undelivered = undeliveredIds(get)
  return queuePlan({
    rows,
    unloaded,
    passed: get(passAtomOf(queueId)).passed.filter(({ id }) => !undelivered.has(id)),
    snoozedIds: snoozedIds(get),
    // If the response lacks the last message, this window has sent that message, so the lead has not replied.
    isLeadsTurn: ({ lastMessageId }) => relations.messages[lastMessageId ?? 0]?.type === 'incoming',
    currentId: get(selectedIdAtom),
  })
}

type Summaries = readonly ConversationSummary[] | undefined

/** The listed conversations, latest first. Undefined while loading. */
export const summariesAtom = selectAtom<Summaries, Summaries>(
  atom((get) => {
    const merged = get(mergedAtom)
    if (!merged) return undefined
    const [now, search] = [get(nowAtom), get(inboxSearchAtom)]
    const queueId = get(queueIdAtom)
    const rows = queueId === undefined ? merged.rows : planOf(get, queueId, merged).pending
    return rows.map((conversation) => {
      const summary = conversationSummary(get, conversation, merged.relations, now)
      return Object.assign(summary, {
        href: `${summary.href}${search}`,
        recipientName: summary.recipientName || texts.unnamed,
      })
    })
  }),
  (summaries, before) => replaceEqualDeep(before, summaries),
)

/** A conversation from the list. The thread shows this data until the request of the thread has a response. */
export function knownConversation(get: Getter, id: ConversationId) {
  const merged = get(mergedAtom)
  const conversation = merged?.rows.find((each) => each.id === id)
  if (!merged || !conversation) return undefined
  const { profiles, recipients, categories, messages, sequences, clients } = merged.relations
  const one = <Entity>(of: Readonly<Record<string, Entity>>, key: number | null | undefined) => {
    const found = key == null ? undefined : of[key]
    return found === undefined ? {} : { [String(key)]: found }
  }
  const { profileId, recipientId, sequenceId, lastMessageId } = conversation
  return {
    detail: {
      ...conversation,
      _embedded: {
        profiles: one(profiles, profileId),
        recipients: one(recipients, recipientId),
        categories,
        messages: one(messages, lastMessageId),
        sequences: one(sequences, sequenceId),
        clients: one(clients, profiles[profileId]?.clientId),
      },
    },
    updatedAt: get(latestAtom).dataUpdatedAt,
  }
}

const isListed = (get: Getter, id: ConversationId) => get(mergedAtom)?.rows.some((each) => each.id === id) === true

/** The conversation in the address, if it is not in the list. Not polled here, because the thread polls it. */
const unlistedAtom = operationQueryAtom(
  { conversationGet },
  (get) => {
    const id = get(selectedIdAtom)
    return id === undefined || isListed(get, id) ? undefined : { params: { id } }
  },
  () => ({ staleTime: Infinity }),
)

/**
 * The conversation around which the list opens. 'unknown' until the conversation has loaded, because the server refuses
 * a list around a missing conversation.
 */
export const anchorAtom = atom((get): number | 'unknown' | undefined => {
  const id = get(selectedIdAtom)
  // A work queue starts with its first conversation.
  if (id === undefined || get(queueIdAtom) !== undefined) return undefined
  if (isListed(get, id)) return id
  const { data, error } = get(unlistedAtom)
  if (data) return id
  return error ? undefined : 'unknown'
})

/** Opens the list at its start, or around a conversation outside the cached pages (INBOX-5). */
export function openList({ get, set }: AppStore, anchor: number | 'unknown' | undefined): void {
  if (anchor === 'unknown') return
  const search = get(inboxSearchAtom)
  const isOpen = get(startAtom)?.search === search
  if (isOpen && (anchor === undefined || isListed(get, anchor))) return
  set(startAtom, { search, cursor: anchor === undefined ? firstPage : { around: anchor } })
}

export const listFailureAtom = atom((get) => {
  const { data, error, refetch } = get(pagesAtom)
  return data || !error ? undefined : { error, refetch }
})

const countsAtom = atom((get): ListCounts | undefined => {
  const response = get(latestAtom).data ?? get(pagesAtom).data?.pages[0]
  return response && { all: response.totalCount, matching: response.totalFilteredCount }
})

/** The list, with the atoms for search and filters. */
export const inboxList = {
  ...base,
  atoms: {
    ...base.atoms,
    countsAtom,
    ...createDraftCount({
      rows: { conversationList },
      fixedQueryAtom: base.atoms.fixedQueryAtom,
      viewAtom,
      countsAtom,
    }),
  },
}
