import { type IsoDate, type WallTime } from '../../dates/dates.ts'
import { type CalendarItem } from './calendarItems.ts'
import { type CalendarDrag } from './useCalendarDrag.ts'

/** Items that have no room, and the button that shows them. */
export interface MoreItems {
  readonly target: HTMLElement
  readonly date: IsoDate
  readonly items: readonly CalendarItem[]
}

/** Props that the month and the week share. */
export interface CalendarViewProps {
  /** Names the days: 'November 2026'. */
  readonly label: string
  readonly days: readonly IsoDate[]
  /** The month that shows, 'YYYY-MM'. */
  readonly month: string
  readonly byDay: ReadonlyMap<IsoDate, readonly CalendarItem[]>
  readonly now: WallTime
  readonly isLoading: boolean
  /** Whether one of the days has items: without them the days themselves take the focus, to be scrolled. */
  readonly hasItems: boolean
  readonly dayNotes: Readonly<Record<IsoDate, string>>
  readonly drag: CalendarDrag
  readonly onMore: (more: MoreItems) => void
}
