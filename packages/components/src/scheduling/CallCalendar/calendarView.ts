import { type IsoDate, type WallTime } from '../../dates/dates.ts'
import { type CalendarItem } from './calendarItems.ts'
import { type CalendarDrag } from './useCalendarDrag.ts'

/** Items for which there is no space, and the button that shows them. */
export interface MoreItems {
  readonly target: HTMLElement
  readonly date: IsoDate
  readonly items: readonly CalendarItem[]
}

/** Props of the month view and of the week view. */
export interface CalendarViewProps {
  /** Accessible name of the days: 'November 2026'. */
  readonly label: string
  readonly days: readonly IsoDate[]
  /** The visible month, 'YYYY-MM'. */
  readonly month: string
  readonly byDay: ReadonlyMap<IsoDate, readonly CalendarItem[]>
  readonly now: WallTime
  readonly isLoading: boolean
  /**
   * True if one of the days has items. Without items, the days can have the focus, so that the keyboard can scroll
   * them.
   */
  readonly hasItems: boolean
  readonly dayNotes: Readonly<Record<IsoDate, string>>
  readonly drag: CalendarDrag
  readonly onMore: (more: MoreItems) => void
}
