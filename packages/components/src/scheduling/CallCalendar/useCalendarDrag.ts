import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'
import { type IsoDate, type WallTime } from '../../dates/dates.ts'
import { timeOf } from '../../dates/clockTime.ts'
import { type CalendarItem, type CalendarMove, canMoveTo, snappedMinutes, wallText } from './calendarItems.ts'

/** Pass the same object in each render. */
export interface CalendarDrag {
  /** Items of another calendar cannot be dropped in this calendar. */
  readonly calendarId: string
  readonly onDrop: (move: CalendarMove) => void
  readonly getNow: () => WallTime
}

const carried = new WeakMap<
  object,
  { readonly calendarId: string; readonly item: CalendarItem; readonly grip: number }
>()

/** Makes an item draggable. Returns true during a drag. */
export function useDraggedItem(
  ref: RefObject<HTMLElement | null>,
  item: CalendarItem,
  drag: CalendarDrag | undefined,
): boolean {
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !drag) return undefined
    return draggable({
      element,
      getInitialData: ({ input }) => {
        const data = {}
        // The upper edge of the item decides the time of a drop. `grip`: the distance from this edge to the pointer.
        const grip = input.clientY - element.getBoundingClientRect().top
        carried.set(data, { calendarId: drag.calendarId, item, grip })
        return data
      },
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    })
  }, [ref, item, drag])
  return isDragged
}

export interface DropPreview {
  readonly to: WallTime
  readonly isPossible: boolean
}

interface DayDropOptions {
  readonly day: IsoDate
  readonly drag: CalendarDrag
  /** Converts px to minutes from midnight. Pass the same function in each render. Default: items keep their time. */
  readonly minutesAt?: ((pixels: number) => number) | undefined
}

/** Makes a day a drop target. Returns the preview of a dragged item. */
export function useDayDrop(
  ref: RefObject<HTMLElement | null>,
  { day, drag, minutesAt }: DayDropOptions,
): DropPreview | undefined {
  const [preview, setPreview] = useState<DropPreview>()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const moveOf = (data: object, clientY: number) => {
      const held = carried.get(data)
      if (held?.calendarId !== drag.calendarId) return undefined
      const { item, grip } = held
      const top = clientY - grip - element.getBoundingClientRect().top
      const to = { date: day, time: minutesAt ? timeOf(snappedMinutes(minutesAt(top))) : item.time }
      return { item, to }
    }
    const show = (data: object, clientY: number) => {
      const move = moveOf(data, clientY)
      const next = move && { to: move.to, isPossible: canMoveTo(move.item, move.to, drag.getNow()) }
      setPreview((before) =>
        before && next && wallText(before.to) === wallText(next.to) && before.isPossible === next.isPossible
          ? before
          : next,
      )
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => carried.get(source.data)?.calendarId === drag.calendarId,
      onDrag: ({ source, location }) => show(source.data, location.current.input.clientY),
      onDragLeave: () => setPreview(undefined),
      onDrop: ({ source, location }) => {
        setPreview(undefined)
        const move = moveOf(source.data, location.current.input.clientY)
        if (!move || wallText(move.to) === wallText(move.item)) return
        drag.onDrop({ ...move, isPossible: canMoveTo(move.item, move.to, drag.getNow()) })
      },
    })
  }, [ref, day, drag, minutesAt])
  return preview
}
