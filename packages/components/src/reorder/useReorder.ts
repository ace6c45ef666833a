import { useAnnounce } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useLatest } from '../hooks/useLatest.ts'
import { dropPosition } from './reorder.ts'

interface ReorderOptions {
  /** In the order of the list. */
  readonly keys: readonly string[]
  /** Accessible name of the item. */
  readonly labelOf: (index: number) => string
  readonly onMove: (from: number, to: number) => void
}

/** Moves items by keyboard and by drag and drop, and announces their positions. */
export function useReorder({ keys, labelOf, onMove }: ReorderOptions) {
  const { announce } = useAnnounce()
  const move = (from: number, wanted: number) => {
    const to = Math.max(0, Math.min(keys.length - 1, wanted))
    if (from === to || from < 0) return
    onMove(from, to)
    announce(`${labelOf(from)}, position ${to + 1} of ${keys.length}`)
  }
  const latest = useLatest({ keys, move })
  const drop = useCallback(
    (draggedKey: string, overKey: string, isBelow: boolean) => {
      const { keys: now, move: moveNow } = latest.current
      const [from, over] = [now.indexOf(draggedKey), now.indexOf(overKey)]
      if (from >= 0 && over >= 0) moveNow(from, dropPosition(from, over, isBelow))
    },
    [latest],
  )
  return { move, drop }
}
