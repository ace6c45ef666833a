import { spanText } from './scheduleTexts.ts'
import { type SlotElement } from './slotElements.ts'
import { type WeekSpan } from './slotGesture.ts'
import { pixelsOf, slotPixels } from './weekLayout.ts'

/** In ms. During a drag, the label of the slot changes at most about once in this time. */
const labelPause = 200

/**
 * Changes the element outside of React, because a render for each move of the pointer exceeds the time budget (ADR 10).
 * `clear` restores the element.
 */
export function slotPreview({ element, span: from }: SlotElement) {
  const columnWidth = element.closest('[data-column]')?.getBoundingClientRect().width ?? 0
  const label = element.querySelector('[data-label]')?.firstChild
  let shown = from
  let pause: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    if (label) label.nodeValue = spanText(shown.start, shown.end)
  }
  const place = ({ day, start, end }: WeekSpan) => {
    element.style.transform = `translate(${(day - from.day) * columnWidth}px, ${pixelsOf(start - from.start)}px)`
    element.style.height = `${slotPixels(end - start)}px`
  }
  element.dataset['lifted'] = 'true'
  return {
    show: (span: WeekSpan) => {
      shown = span
      place(span)
      if (pause !== undefined) return
      write()
      pause = setTimeout(() => {
        pause = undefined
        write()
      }, labelPause)
    },
    clear: () => {
      clearTimeout(pause)
      shown = from
      place(from)
      write()
      element.style.transform = ''
      delete element.dataset['lifted']
    },
  }
}
