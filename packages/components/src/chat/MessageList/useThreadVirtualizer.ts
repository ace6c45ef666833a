import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { keptRange } from '../keptRange.ts'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { estimatedHeight, layoutSizes, spaceAbove, spaceBelow, type ThreadLayout } from './threadLayout.ts'

/** In px. The space for the loading indicator at both ends of a thread. */
export const edgeRoom = 40

/** In px. If the distance to the end is smaller, the thread counts as scrolled to its end. */
const scrollEndThreshold = 80

/** In px. The assumed visible height of a thread before its measurement: the window without header and editor. */
const expectedHeight = () => Math.round(window.innerHeight * 0.6)

interface ThreadVirtualizerOptions {
  readonly layout: ThreadLayout
  readonly scroller: RefObject<HTMLElement | null>
  /** Messages that stay rendered while they are out of view. */
  readonly keptIndexes: readonly number[]
  /** The thread opens at this message. With -1, it opens at the first new message, or at the end. */
  readonly markedIndex: number
  readonly isFollowing: boolean
  readonly hasEdgeBelow: boolean
}

type Known = { readonly ids: ReadonlySet<ChatMessageId>; readonly failed: ReadonlySet<ChatMessageId> } | undefined

/** Visible messages keep their position when other messages load. */
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
    scrollPaddingStart: layoutSizes.day + layoutSizes.marker,
    scrollPaddingEnd: layoutSizes.end,
    // Starts near the end, so that the first render contains the visible messages.
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
  // If the thread is scrolled to its end, it stays there when the visible height changes.
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
  const last = messages.findLast(({ status }) => status === 'sent')
  const lastId = last?.id
  const seenLastId = useRef(lastId)
  useLayoutEffect(() => {
    if (seenLastId.current === lastId) return
    seenLastId.current = lastId
    if (isFollowing && last?.type === 'outgoing') virtualizer.scrollToEnd()
  }, [virtualizer, lastId, isFollowing, last])
  // If the server refuses a message that was just sent, the message and the reason stay in view.
  const known = useRef<Known>(undefined)
  const refusedId = useRef<ChatMessageId>(undefined)
  const wasRefusedInView = useRef(false)
  useLayoutEffect(() => {
    const before = known.current
    const failures = messages.filter(({ errorText }) => errorText !== undefined)
    known.current = { ids: new Set(messages.map(({ id }) => id)), failed: new Set(failures.map(({ id }) => id)) }
    const isJustSent = ({ id, isLocal = false }: ChatMessage) => isLocal || !before?.ids.has(id)
    const refused = before && failures.findLast((message) => !before.failed.has(message.id) && isJustSent(message))
    if (refused) refusedId.current = refused.id
    const index = failures.some(({ id }) => id === refusedId.current)
      ? messages.findLastIndex(({ id }) => id === refusedId.current)
      : -1
    if (index >= 0 && (refused || wasRefusedInView.current)) virtualizer.scrollToIndex(index, { align: 'end' })
  }, [virtualizer, messages])
  useEffect(() => {
    const index = messages.findLastIndex(({ id }) => id === refusedId.current)
    const [item, offset] = [virtualizer.measurementsCache[index], virtualizer.scrollOffset ?? 0]
    wasRefusedInView.current = item !== undefined && item.end > offset && item.end <= offset + height + 1
  })
  return virtualizer
}

export type ThreadVirtualizer = ReturnType<typeof useThreadVirtualizer>
