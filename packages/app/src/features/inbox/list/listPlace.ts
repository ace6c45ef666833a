import { type ConversationSummary } from '@tandem/components'
import { atom } from 'jotai'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { inboxSearchAtom, selectedIdAtom } from './inboxList.ts'

interface ListPlace {
  readonly search: string
  readonly offset: number
}

const placeAtom = atom<ListPlace | undefined>(undefined)
/** The list's last scroll position, in px. 0 if the search parameters have changed since then. */
export const listOffsetAtom = atom(
  (get) => {
    const place = get(placeAtom)
    return place?.search === get(inboxSearchAtom) ? place.offset : 0
  },
  (get, set, offset: number) => set(placeAtom, { search: get(inboxSearchAtom), offset }),
)

/** The conversations of the list, in the visible order. */
export const shownConversationsAtom = atom<readonly ConversationSummary[]>([])

/** Navigates with `flushSync`, because a transition would delay a conversation that is already cached. */
export const openingMove = { preventScrollReset: true, flushSync: true }

export function openConversation({ get }: AppStore, id: ConversationSummary['id']): void {
  const chosen = get(shownConversationsAtom).find((each) => each.id === id)
  if (chosen) get(navigationAtom).navigate(chosen.href, { ...openingMove, replace: id === get(selectedIdAtom) })
}

/**
 * Opens the next (1) or the previous (-1) conversation of the list. Opens the first conversation if the selected
 * conversation is not in the list.
 */
export function openNeighbour({ get }: AppStore, step: 1 | -1): void {
  const shown = get(shownConversationsAtom)
  const index = shown.findIndex(({ id }) => id === get(selectedIdAtom))
  const next = shown[index < 0 ? 0 : index + step]
  if (next) get(navigationAtom).navigate(next.href, { ...openingMove, replace: index >= 0 })
}
