import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

interface ColumnDragOptions {
  readonly item: RefObject<HTMLElement | null>
  readonly handle: RefObject<HTMLElement | null>
  readonly columnKey: string
  /** Another column was dropped here. Keep it stable. */
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

const kind = 'tandem-column'

/** Lets a column be dragged by its handle, and others be dropped above or below it. */
export function useColumnDrag({ item, handle, columnKey, onDrop }: ColumnDragOptions) {
  const [isDragged, setIsDragged] = useState(false)
  const [edge, setEdge] = useState<'above' | 'below'>()
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current]
    if (!element || !dragHandle) return undefined
    const isBelow = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return clientY > top + height / 2
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, columnKey }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === kind && source.data['columnKey'] !== columnKey,
        onDrag: ({ location }) => setEdge(isBelow(location.current.input.clientY) ? 'below' : 'above'),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          onDrop(String(source.data['columnKey']), columnKey, isBelow(location.current.input.clientY))
        },
      }),
    )
  }, [item, handle, columnKey, onDrop])
  return { isDragged, edge }
}
