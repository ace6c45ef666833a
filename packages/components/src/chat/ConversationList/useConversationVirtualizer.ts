import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type ChatEdge } from '../chatEdge.ts'
import { keptRange } from '../keptRange.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useNearEdges } from '../useNearEdges.ts'
import { type ConversationSummary } from '../ConversationCard/ConversationCard.tsx'

/** Space in px at each end for the loading indicator. */
export const cardEdgeRoom = 48
/** Height of a card with two lines of text, in px. */
const cardHeight = 98

interface ConversationVirtualizerOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly conversations: readonly ConversationSummary[]
  readonly selectedId?: ConversationSummary['id'] | undefined
  /** The card at this index stays rendered when it is out of view. */
  readonly keptIndex: number
  readonly newer?: ChatEdge | undefined
  readonly older?: ChatEdge | undefined
  readonly initialOffset?: number | undefined
  readonly onLeave?: ((data: { readonly offset: number }) => void) | undefined
  readonly onTopChange?: ((data: { readonly isAtTop: boolean }) => void) | undefined
}

/** When the user scrolls near an end of the list, loads more cards there, without moving the visible cards. */
export function useConversationVirtualizer(options: ConversationVirtualizerOptions) {
  const { scroller, conversations, selectedId, keptIndex, newer, older, initialOffset = 0 } = options
  const { onLeave, onTopChange } = options
  const getItemKey = useCallback((index: number) => conversations[index]?.id ?? index, [conversations])
  const hasNewer = newer !== undefined
  const virtualizer = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey,
    rangeExtractor: keptRange([keptIndex]),
    overscan: 3,
    paddingStart: hasNewer ? cardEdgeRoom : 0,
    paddingEnd: older ? cardEdgeRoom : 0,
    anchorTo: 'end',
    initialOffset,
  })
  const shownId = useRef<ConversationSummary['id']>(undefined)
  useLayoutEffect(() => {
    if (selectedId === undefined || shownId.current === selectedId) return
    const index = conversations.findIndex(({ id }) => id === selectedId)
    if (index === -1) return
    shownId.current = selectedId
    virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, conversations, selectedId])
  const firstId = conversations[0]?.id
  useNearEdges({ virtualizer, before: newer, after: older, firstId, lastId: conversations.at(-1)?.id, nearPixels: 400 })
  // If the user has scrolled to the top of the list, the list stays there when newer conversations arrive.
  const wasAtTop = useRef(initialOffset === 0)
  const knownFirstId = useRef(firstId)
  useLayoutEffect(() => {
    if (knownFirstId.current === firstId) return
    knownFirstId.current = firstId
    if (wasAtTop.current && !hasNewer) virtualizer.scrollToOffset(0)
  }, [virtualizer, hasNewer, firstId])
  useEffect(() => {
    const isAtTop = (virtualizer.scrollOffset ?? 0) <= 0
    if (wasAtTop.current === isAtTop) return
    wasAtTop.current = isAtTop
    onTopChange?.({ isAtTop })
  })
  const leave = useLatest(() => onLeave?.({ offset: virtualizer.scrollOffset ?? 0 }))
  useLayoutEffect(() => () => leave.current(), [leave])
  return virtualizer
}

export type ConversationVirtualizer = ReturnType<typeof useConversationVirtualizer>
