import { type WeekSpan } from './slotGesture.ts'
import { slotStep, timeOf } from './slotTime.ts'

const hourPixels = 32

/** How many px of the week's height so many minutes are. */
export function pixelsOf(minutes: number): number {
  return (minutes * hourPixels) / 60
}

/** How many minutes so many px are. */
export function minutesOfPixels(pixels: number): number {
  return (pixels * 60) / hourPixels
}

/** How high a slot is drawn: a short one still as a step, to be seen and reached. */
export function slotPixels(length: number): number {
  return pixelsOf(Math.max(length, slotStep))
}

/** A slot's times as its block shows them. */
export function spanText(start: number, end: number): string {
  return `${timeOf(start)} – ${timeOf(end)}`
}

/**
 * Shows a slot in another place while it is dragged: on its own element, beside React, so that nothing else is drawn again. `clear` leaves the
 * element as it was found.
 */
export function slotPreview(element: HTMLElement, from: WeekSpan, columnWidth: number) {
  const label = element.querySelector<HTMLElement>('[data-label]')
  let shown = from
  const draw = (span: WeekSpan) => {
    if (span.end - span.start !== shown.end - shown.start) element.style.height = `${slotPixels(span.end - span.start)}px`
    // The text node stays: React holds on to it.
    if (label?.firstChild) label.firstChild.nodeValue = spanText(span.start, span.end)
    shown = span
  }
  element.dataset['lifted'] = 'true'
  return {
    show: (span: WeekSpan) => {
      element.style.transform = `translate(${(span.day - from.day) * columnWidth}px, ${pixelsOf(span.start - from.start)}px)`
      draw(span)
    },
    clear: () => {
      delete element.dataset['lifted']
      element.style.transform = ''
      draw(from)
    },
  }
}

export type SlotPreview = ReturnType<typeof slotPreview>
