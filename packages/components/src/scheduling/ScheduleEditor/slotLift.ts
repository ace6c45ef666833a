import { previewOf, type SlotElement } from './slotElements.ts'
import { gestured, type GestureMode, isSameSpan, type WeekSpan } from './slotGesture.ts'
import { slotStep } from './slotTime.ts'

/** A slot that was picked up by keyboard. */
export interface LiftedSlot {
  readonly slot: SlotElement
  /** Where it is now. */
  readonly span: () => WeekSpan
  readonly isMoved: () => boolean
  /** Moves it as the key says; undefined for a key that doesn't. */
  readonly press: (event: KeyboardEvent) => WeekSpan | undefined
  /** Shows it where it came from. */
  readonly letGo: () => void
}

const minutesByKey: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -slotStep],
  ['ArrowDown', slotStep],
  ['PageUp', -60],
  ['PageDown', 60],
])

/** Picks a slot up: arrows move it by a step or a day, Page Up and Down by an hour; with Shift its end moves, with Ctrl its start. */
export function liftSlot(slot: SlotElement, accepts: (day: number) => boolean): LiftedSlot {
  const preview = previewOf(slot)
  let span = slot.span
  const show = (next: WeekSpan) => {
    span = next
    preview.show(span)
    return span
  }
  return {
    slot,
    span: () => span,
    isMoved: () => !isSameSpan(span, slot.span),
    press: ({ key, shiftKey, ctrlKey, metaKey }) => {
      const minutes = minutesByKey.get(key)
      const mode: GestureMode = shiftKey ? 'end' : ctrlKey || metaKey ? 'start' : 'move'
      if (minutes !== undefined) return show(gestured(span, mode, 0, minutes))
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
      const direction = key === 'ArrowLeft' ? -1 : 1
      let day = span.day + direction
      while (day >= 0 && day <= 6 && !accepts(day)) day += direction
      return day < 0 || day > 6 ? span : show({ ...span, day })
    },
    letGo: () => preview.clear(),
  }
}
