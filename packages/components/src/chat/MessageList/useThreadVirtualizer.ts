import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { keptRange } from '../keptRange.ts'
import { estimatedHeight, layoutSizes, spaceAbove, spaceBelow, type ThreadLayout } from './threadLayout.ts'

/** Space at both ends in px for what loads there. It stays after the last page, so that nothing moves. */
export const edgeRoom = 40

/** A thread that is scrolled to less than this from its end, in px, counts as being there. */
const scrollEndThreshold = 80

/** The height of a thread in px, before it is known: head and editor leave it about so much of the window. */
const expectedHeight = () => Math.round(window.innerHeight * 0.6)

interface ThreadVirtualizerOptions {
  readonly layout: ThreadLayout
  readonly scroller: RefObject<HTMLElement | null>
  /** Messages that stay rendered out of view: the focused one and the edited one. */
  readonly keptIndexes: readonly number[]
  /** The message at which the thread opens; -1: the first new one, or the end. */
  readonly markedIndex: number
  /** Whether the newest message is loaded: the view then follows new ones. */
  readonly isFollowing: boolean
  /** Whether newer messages may load below. */
  readonly hasEdgeBelow: boolean
}

/** The messages in view and a few around them. What is in view keeps its position when messages load above or below. */
export function useThreadVirtualizer({
  layout,
  scroller,
  keptIndexes,
  markedIndex,
  isFollowing,
  hasEdgeBelow,
}: ThreadVirtualizerOptions) {
  const { messages, markerIndex } = layout
  const getItemKey = useCallback((index: number) => messages[index]?.id ?? index, [messages])
  const estimateSize = useCallback(
    (index: number) => {
      const message = layout.messages[index]
      return message ? estimatedHeight(message) + spaceBelow(layout, index) : 0
    },
    [layout],
  )
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    rangeExtractor: keptRange(keptIndexes),
    anchorTo: 'end',
    followOnAppend: isFollowing,
    scrollEndThreshold,
    overscan: 4,
    paddingStart: edgeRoom + spaceAbove(layout, 0),
    paddingEnd: hasEdgeBelow ? edgeRoom : layoutSizes.end,
    // The sticky separator and the marker are above a message that is scrolled to.
    scrollPaddingStart: layoutSizes.day + layoutSizes.marker,
    scrollPaddingEnd: layoutSizes.end,
    // Near the end from the start, so that the first render has the messages that will be in view.
    initialOffset: () => {
      const height = messages.reduce((sum, _, index) => sum + estimateSize(index), 0)
      return Math.max(0, height - expectedHeight())
    },
  })
  const isOpened = useRef(false)
  useLayoutEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (markedIndex >= 0) virtualizer.scrollToIndex(markedIndex, { align: 'center' })
    else if (markerIndex >= 0) virtualizer.scrollToIndex(markerIndex, { align: 'start' })
    else virtualizer.scrollToEnd()
  }, [virtualizer, markerIndex, markedIndex])
  // The editor below grows and shrinks: a thread at its end stays there.
  const height = virtualizer.scrollRect?.height ?? 0
  const knownHeight = useRef(height)
  const wasAtEnd = useRef(false)
  useLayoutEffect(() => {
    const isResized = knownHeight.current > 0 && knownHeight.current !== height
    knownHeight.current = height
    if (isResized && wasAtEnd.current) virtualizer.scrollToEnd()
  }, [virtualizer, height])
  useEffect(() => {
    wasAtEnd.current = virtualizer.getTotalSize() - (virtualizer.scrollOffset ?? 0) - height < scrollEndThreshold
  })
  // Scheduled messages come after what is sent now.
  const last = messages.findLast(({ status }) => status === 'sent')
  const lastId = last?.id
  const seenLastId = useRef(lastId)
  useLayoutEffect(() => {
    if (seenLastId.current === lastId) return
    seenLastId.current = lastId
    // A message that the user sent is shown, wherever the thread is scrolled to.
    if (isFollowing && last?.type === 'outgoing') virtualizer.scrollToEnd()
  }, [virtualizer, lastId, isFollowing, last])
  return virtualizer
}

export type ThreadVirtualizer = ReturnType<typeof useThreadVirtualizer>
