import { conversationList } from '@tandem/contract'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { listCheckpoints } from '../checkpoints.ts'

/** Most conversations to choose from: those of the leads who wrote or were written to last. */
const mostConversations = 100

/** The conversations that a lead can answer in. */
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

/** The conversation that the page shows. */
export const shownConversationAtom = atom((get) => /\/conversation\/(\d+)/.exec(get(pathnameAtom))?.[1])

/** The checkpoints of this browser. Invalidated with everything else when another tab changes the demo. */
export const checkpointsQueryAtom = atomWithQuery(() => ({
  queryKey: ['demoCheckpoints'],
  queryFn: listCheckpoints,
}))
