import { type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { type ChatEdge, isEdgeWaiting } from './chatEdge.ts'

interface NearEdgesOptions {
  readonly virtualizer: Virtualizer<HTMLElement, Element>
  readonly before: ChatEdge | undefined
  readonly after: ChatEdge | undefined
  /** Ids of the first and last loaded item. Each end of the list requests at most one page per id. */
  readonly firstId: unknown
  readonly lastId: unknown
  /** In px. A page loads when the visible area is less than this distance from an end of the list. */
  readonly nearPixels: number
}

/** Loads a page of items when the visible area comes near an end of the list. */
export function useNearEdges({ virtualizer, before, after, firstId, lastId, nearPixels }: NearEdgesOptions): void {
  const asked = useRef<{ before?: unknown; after?: unknown }>({})
  // Runs after each render, because the virtualizer renders the list again when other items come into view.
  useEffect(() => {
    const { scrollOffset, scrollRect } = virtualizer
    if (scrollRect === null || scrollRect.height === 0) return
    const offset = scrollOffset ?? 0
    if (isEdgeWaiting(before) && offset < nearPixels && asked.current.before !== firstId) {
      asked.current.before = firstId
      before.onLoad()
    }
    const rest = virtualizer.getTotalSize() - offset - scrollRect.height
    if (isEdgeWaiting(after) && rest < nearPixels && asked.current.after !== lastId) {
      asked.current.after = lastId
      after.onLoad()
    }
  })
}
