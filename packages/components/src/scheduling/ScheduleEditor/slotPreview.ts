import { weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type DayNames } from './scheduleTexts.ts'
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

/** What room a slot has for its times: a full line, a tight one or none. Told by its length: the browser would look again in every frame of a drag. */
export function labelRoom(length: number): 'full' | 'tight' | 'none' {
  const pixels = slotPixels(length)
  if (pixels < 14) return 'none'
  return pixels < 27 ? 'tight' : 'full'
}

/** A slot's times as its block shows them. */
export function spanText(start: number, end: number): string {
  return `${timeOf(start)} – ${timeOf(end)}`
}

/** A slot's day and times: 'Monday 09:00 – 18:00'. */
export function spanName({ day, start, end }: WeekSpan, dayNames: DayNames): string {
  const weekday = weekdays[day]
  return `${weekday === undefined ? '' : dayNames[weekday]} ${spanText(start, end)}`
}

/** How long a label stays at least while its slot is dragged, in ms: nobody reads faster, and a drag that only moves its layer stays smooth. */
const labelPause = 200

/**
 * Shows a slot in another place while it is dragged: on its own element, beside React, so that nothing else is drawn again. `clear` leaves the
 * element as it was found. The element's name stays meanwhile: where the slot would go is announced.
 */
export function slotPreview(element: HTMLElement, from: WeekSpan, columnWidth: number) {
  // The text node stays: React holds on to it.
  const label = element.querySelector('[data-label]')?.firstChild
  let shown = from
  let pause: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const text = spanText(shown.start, shown.end)
    pause = label && label.nodeValue !== text ? setTimeout(write, labelPause) : undefined
    if (pause === undefined || !label) return
    label.nodeValue = text
  }
  element.dataset['lifted'] = 'true'
  return {
    show: (span: WeekSpan) => {
      element.style.transform = `translate(${(span.day - from.day) * columnWidth}px, ${pixelsOf(span.start - from.start)}px)`
      const length = span.end - span.start
      if (length !== shown.end - shown.start) {
        element.style.height = `${slotPixels(length)}px`
        element.dataset['room'] = labelRoom(length)
      }
      shown = span
      if (pause === undefined) write()
    },
    clear: () => {
      delete element.dataset['lifted']
      element.style.transform = ''
      element.style.height = `${slotPixels(from.end - from.start)}px`
      clearTimeout(pause)
      element.dataset['room'] = labelRoom(from.end - from.start)
      if (label) label.nodeValue = spanText(from.start, from.end)
    },
  }
}
