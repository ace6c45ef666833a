import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

interface ReorderDragOptions {
  readonly item: RefObject<HTMLElement | null>
  readonly handle: RefObject<HTMLElement | null>
  /** An item can be dropped only in its list. */
  readonly listId: string
  readonly itemKey: string
  /** Keep the callback stable. */
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

/** Makes a list item draggable by its handle. */
export function useReorderDrag({ item, handle, listId, itemKey, onDrop }: ReorderDragOptions) {
  const [isDragged, setIsDragged] = useState(false)
  const [edge, setEdge] = useState<'above' | 'below'>()
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current]
    if (!element || !dragHandle) return undefined
    const isBelow = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return clientY > top + height / 2
    }
    const isInColumn = (clientX: number) => {
      const { left, right } = element.getBoundingClientRect()
      return clientX >= left && clientX <= right
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ listId, itemKey }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        // While the pointer is above or below the list, the first or last item stays the drop target.
        getIsSticky: ({ input }) => isInColumn(input.clientX),
        canDrop: ({ source }) => source.data['listId'] === listId && source.data['itemKey'] !== itemKey,
        onDrag: ({ location }) => setEdge(isBelow(location.current.input.clientY) ? 'below' : 'above'),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          onDrop(String(source.data['itemKey']), itemKey, isBelow(location.current.input.clientY))
        },
      }),
    )
  }, [item, handle, listId, itemKey, onDrop])
  return { isDragged, edge }
}
