import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type SlotPlace } from './scheduleChanges.ts'
import { type WeekSpan } from './slotGesture.ts'

export interface SlotElement {
  readonly element: HTMLElement
  readonly place: SlotPlace
  readonly span: WeekSpan
}

const isWeekday = (text: string | undefined): text is Weekday => weekdays.some((day) => day === text)

/** Undefined outside of slots. */
export function slotAt(target: EventTarget | null): SlotElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('button[data-index]') : null
  const { day, index, start, end } = element?.dataset ?? {}
  if (!element || !isWeekday(day)) return undefined
  return {
    element,
    place: { day, index: Number(index) },
    span: { day: weekdays.indexOf(day), start: Number(start), end: Number(end) },
  }
}

/** The day whose empty area is `target`. */
export function groundAt(target: EventTarget | null): Weekday | undefined {
  const column = target instanceof HTMLElement ? target.dataset['column'] : undefined
  return isWeekday(column) ? column : undefined
}

/**
 * Returns the slot to which a key moves the focus. The left and right arrow keys lead to the nearest slot of another
 * day. The other arrow keys, Home and End lead to a slot of the same day.
 */
export function neighbourOf(root: HTMLElement, from: SlotElement, key: string): HTMLElement | undefined {
  const all = [...root.querySelectorAll('button[data-index]')].map(slotAt).filter((slot) => slot !== undefined)
  const ofDay = all.filter(({ place }) => place.day === from.place.day)
  const position = ofDay.findIndex(({ element }) => element === from.element)
  switch (key) {
    case 'ArrowUp':
      return ofDay[position - 1]?.element
    case 'ArrowDown':
      return ofDay[position + 1]?.element
    case 'Home':
      return ofDay[0]?.element
    case 'End':
      return ofDay.at(-1)?.element
    case 'ArrowLeft':
    case 'ArrowRight': {
      const direction = key === 'ArrowLeft' ? -1 : 1
      const beyond = all.filter(({ span }) => (span.day - from.span.day) * direction > 0)
      const distance = ({ span }: SlotElement) =>
        Math.abs(span.day - from.span.day) * 10_000 + Math.abs(span.start - from.span.start)
      return beyond.toSorted((a, b) => distance(a) - distance(b))[0]?.element
    }
    default:
      return undefined
  }
}
