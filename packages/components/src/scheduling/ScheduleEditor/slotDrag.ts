import { type GestureMode, gestured, isSameSpan, type WeekSpan } from './slotGesture.ts'
import { type SlotElement } from './slotElements.ts'
import { minutesOfPixels } from './weekLayout.ts'

interface SlotDragOptions {
  readonly scroller: HTMLElement
  readonly slot: SlotElement
  readonly accepts: (day: number) => boolean
  readonly onMove: (span: WeekSpan) => void
  readonly onDrop: (event: Event, span: WeekSpan) => void
  /** Called at the end of every drag, also if the slot has not changed. */
  readonly onEnd: () => void
}

/** While the pointer is within `edgePixels` of an edge, the scroller scrolls by `scrollPixels` in each frame. */
const [edgePixels, scrollPixels] = [28, 8]

/**
 * A drag that begins within 8 px of an edge moves this edge. In a short slot, the distance is smaller. Any other drag
 * moves the whole slot.
 */
export function modeAt(offset: number, height: number): GestureMode {
  const edge = Math.min(8, height / 4)
  if (offset < edge) return 'start'
  return offset > height - edge ? 'end' : 'move'
}

/** Drags the slot until the user releases the pointer or presses Escape. Returns a function that cancels the drag. */
export function startSlotDrag(
  down: PointerEvent,
  { scroller, slot, accepts, onMove, onDrop, onEnd }: SlotDragOptions,
): () => void {
  const { element, span: from } = slot
  const box = element.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const columnWidth = element.closest('[data-column]')?.getBoundingClientRect().width ?? 1
  const mode = modeAt(down.clientY - box.top, box.height)
  const [scrolledAtStart, ends] = [scroller.scrollTop, new AbortController()]
  let scrolled = scrolledAtStart
  let pointer: { readonly clientX: number; readonly clientY: number } = down
  let span = from
  let frame = 0

  const follow = () => {
    const days = Math.round((pointer.clientX - down.clientX) / columnWidth)
    const minutes = minutesOfPixels(pointer.clientY - down.clientY + scrolled - scrolledAtStart)
    const wanted = gestured(from, mode, days, minutes)
    const next = accepts(wanted.day) ? wanted : { ...wanted, day: span.day }
    if (isSameSpan(next, span)) return
    span = next
    onMove(span)
  }
  const scrollAtEdge = () => {
    const direction = pointer.clientY < view.top + edgePixels ? -1 : pointer.clientY > view.bottom - edgePixels ? 1 : 0
    frame = direction === 0 ? 0 : requestAnimationFrame(scrollAtEdge)
    if (direction !== 0) scroller.scrollTop += direction * scrollPixels
  }
  const end = () => {
    ends.abort()
    cancelAnimationFrame(frame)
    onEnd()
  }

  const { signal } = ends
  document.addEventListener(
    'pointermove',
    (event) => {
      pointer = event
      follow()
      if (frame === 0) scrollAtEdge()
    },
    { signal },
  )
  document.addEventListener(
    'pointerup',
    (event) => {
      end()
      if (!isSameSpan(span, from)) onDrop(event, span)
    },
    { signal },
  )
  document.addEventListener('pointercancel', end, { signal })
  scroller.addEventListener(
    'scroll',
    () => {
      scrolled = scroller.scrollTop
      follow()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // Escape only ends the drag. It does not close a dialog that contains the editor.
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal, capture: true },
  )
  return end
}
