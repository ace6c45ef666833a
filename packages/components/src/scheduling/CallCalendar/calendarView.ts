import { type IsoDate, type WallTime } from '../../dates/dates.ts'
import { type CalendarItem } from './calendarItems.ts'
import { type CalendarDrag } from './useCalendarDrag.ts'

export interface MoreItems {
  readonly target: HTMLElement
  readonly date: IsoDate
  readonly items: readonly CalendarItem[]
}

export interface CalendarViewProps {
  /** Accessible name. */
  readonly label: string
  readonly days: readonly IsoDate[]
  /** The visible month, 'YYYY-MM'. */
  readonly month: string
  readonly byDay: ReadonlyMap<IsoDate, readonly CalendarItem[]>
  readonly now: WallTime
  readonly isLoading: boolean
  /** If false, the calendar has a tab stop, so that users can scroll the calendar with the keyboard. */
  readonly hasItems: boolean
  readonly dayNotes: Readonly<Record<IsoDate, string>>
  readonly drag: CalendarDrag
  readonly onMore: (more: MoreItems) => void
}
