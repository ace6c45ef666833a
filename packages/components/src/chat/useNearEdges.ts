import { type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { type ChatEdge, isEdgeWaiting } from './chatEdge.ts'

interface NearEdgesOptions {
  readonly virtualizer: Virtualizer<HTMLElement, Element>
  /** The ends at the top and at the bottom. */
  readonly before: ChatEdge | undefined
  readonly after: ChatEdge | undefined
  /** Ids of the first and the last loaded item. Each end requests a page only once per id. */
  readonly firstId: unknown
  readonly lastId: unknown
  /** Distance from an end, in px, at which the next page loads. */
  readonly nearPixels: number
}

/** Loads a page when the view comes near an end. */
export function useNearEdges({ virtualizer, before, after, firstId, lastId, nearPixels }: NearEdgesOptions): void {
  const asked = useRef<{ before?: unknown; after?: unknown }>({})
  // Runs after every render, because the virtualizer renders when other items come into view.
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
