import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ConversationSummary } from '../ConversationCard/ConversationCard.tsx'
import { cardFocus } from './cardFocus.ts'
import { type ConversationVirtualizer } from './useConversationVirtualizer.ts'

type ConversationId = ConversationSummary['id']

/** The card in the tab order: the one that had focus last, else the open one, else the first. */
export function useActiveCard(conversations: readonly ConversationSummary[], selectedId: ConversationId | undefined) {
  const [activeId, setActiveId] = useState<ConversationId>()
  const indexOf = (wanted: ConversationId | undefined) =>
    wanted === undefined ? -1 : conversations.findIndex(({ id }) => id === wanted)
  const found = indexOf(activeId)
  return { activeIndex: Math.max(0, found === -1 ? indexOf(selectedId) : found), setActiveId }
}

interface CardFocusOptions {
  readonly virtualizer: ConversationVirtualizer
  readonly conversations: readonly ConversationSummary[]
  readonly activeIndex: number
  readonly setActiveId: (id: ConversationId) => void
}

/** Moves focus between cards by arrows, Home and End, also to cards out of view. */
export function useCardFocus({ virtualizer, conversations, activeIndex, setActiveId }: CardFocusOptions) {
  const wanted = useRef<ConversationId>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const link = virtualizer.elementsCache.get(wanted.current)?.querySelector('a')
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = cardFocus(event.key, activeIndex, conversations.length)
      const conversation = next === undefined ? undefined : conversations[next]
      if (next === undefined || !conversation) return
      event.preventDefault()
      wanted.current = conversation.id
      setActiveId(conversation.id)
      virtualizer.scrollToIndex(next, { align: 'auto' })
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-index]')
      const conversation = row ? conversations[Number(row.dataset['index'])] : undefined
      if (conversation) setActiveId(conversation.id)
    },
  }
}
