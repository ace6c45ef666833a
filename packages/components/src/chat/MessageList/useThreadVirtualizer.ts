import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { layoutSizes, spaceAbove, type ThreadLayout } from './threadLayout.ts'

/** Room at both ends, in px, for what loads there. Always kept, so that nothing moves when the last page has come. */
export const edgeRoom = 40

interface ThreadVirtualizerOptions {
  readonly layout: ThreadLayout
  readonly scroller: RefObject<HTMLElement | null>
  /** Places of messages that stay drawn while they are out of view: the one with focus, the one that is edited. */
  readonly keptIndexes: readonly number[]
  /** The newest message is loaded: the view follows what comes after it. */
  readonly isFollowing: boolean
  /** Something may load below. */
  readonly hasEdgeBelow: boolean
}

/** The messages in view and some around them. What is being read stays where it is, whatever comes before or after it. */
export function useThreadVirtualizer({
  layout,
  scroller,
  keptIndexes,
  isFollowing,
  hasEdgeBelow,
}: ThreadVirtualizerOptions) {
  const { messages, markerIndex, heights } = layout
  const getItemKey = useCallback((index: number) => messages[index]?.id ?? index, [messages])
  const estimateSize = useCallback((index: number) => heights[index] ?? 0, [heights])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const kept = keptIndexes.filter((index) => index >= 0 && index < range.count && !indexes.includes(index))
      return kept.length === 0 ? indexes : [...indexes, ...kept].sort((a, b) => a - b)
    },
    [keptIndexes],
  )
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    rangeExtractor,
    anchorTo: 'end',
    followOnAppend: isFollowing,
    scrollEndThreshold: 80,
    overscan: 4,
    paddingStart: edgeRoom + spaceAbove(layout, 0),
    paddingEnd: hasEdgeBelow ? edgeRoom : layoutSizes.end,
    // The sticky separator, and the marker, stand above a message that is scrolled to.
    scrollPaddingStart: layoutSizes.day + layoutSizes.marker,
    scrollPaddingEnd: layoutSizes.end,
    // Near the end at once, so that the first thing drawn is what will be seen.
    initialOffset: () => {
      const height = heights.reduce((sum, each) => sum + each, 0)
      return Math.max(0, height - window.innerHeight)
    },
  })
  const isOpened = useRef(false)
  useLayoutEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (markerIndex >= 0) virtualizer.scrollToIndex(markerIndex, { align: 'start' })
    else virtualizer.scrollToEnd()
  }, [virtualizer, markerIndex])
  const lastId = messages.at(-1)?.id
  const seenLastId = useRef(lastId)
  useLayoutEffect(() => {
    if (seenLastId.current === lastId) return
    seenLastId.current = lastId
    // Who sends a message wants to see it, wherever the thread stands.
    if (isFollowing && messages.at(-1)?.type === 'outgoing') virtualizer.scrollToEnd()
  }, [virtualizer, lastId, isFollowing, messages])
  return virtualizer
}

export type ThreadVirtualizer = ReturnType<typeof useThreadVirtualizer>
