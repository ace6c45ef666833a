import { conversationList } from '@tandem/contract'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { listCheckpoints } from '../checkpoints.ts'

/** Maximum number of conversations to choose from: the ones with the latest messages. */
const mostConversations = 100

/** The conversations in which a lead can answer. */
export const consoleConversationsAtom = operationQueryAtom({ conversationList }, () => ({
  query: { limit: mostConversations },
}))

export interface NamedConversation {
  readonly value: string
  readonly text: string
}

export const namedConversationsAtom = atom((get): readonly NamedConversation[] | undefined => {
  const { _embedded: embedded } = get(consoleConversationsAtom).data ?? {}
  return embedded?.conversations.map(({ id, recipientId }) => ({
    value: String(id),
    text: fullNameOf(embedded.recipients[recipientId]) || String(id),
  }))
})

/** The conversation on the page. */
export const shownConversationAtom = atom((get) => /\/conversation\/(\d+)/.exec(get(pathnameAtom))?.[1])

/** The checkpoints of this browser. Invalidated with all other data when another tab changes the demo. */
export const checkpointsQueryAtom = atomWithQuery(() => ({
  queryKey: ['demoCheckpoints'],
  queryFn: listCheckpoints,
}))
