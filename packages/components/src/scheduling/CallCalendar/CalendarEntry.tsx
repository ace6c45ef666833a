import { mergeClasses } from '@fluentui/react-components'
import { memo, useRef } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useCalendarEntryStyles } from './CalendarEntry.styles.ts'
import { type CalendarItem } from './calendarItems.ts'
import { type CalendarDrag, useDraggedItem } from './useCalendarDrag.ts'

interface CalendarEntryProps {
  readonly item: CalendarItem
  /** Lets it be dragged. Keep it stable. */
  readonly drag?: CalendarDrag
  /** Time and name below each other. Default: beside each other. */
  readonly isTall?: boolean
}

/** One call of the calendar: a link that opens it. */
export const CalendarEntry = memo(function CalendarEntry({ item, drag, isTall = false }: CalendarEntryProps) {
  const styles = useCalendarEntryStyles()
  const { time, title, tone, statusLabel, href } = item
  const element = useRef<HTMLAnchorElement>(null)
  const isDragged = useDraggedItem(element, item, drag)
  const anchor = useRoutedAnchor(href)
  return (
    <a
      ref={element}
      {...anchor}
      title={`${time} ${title}, ${statusLabel}`}
      className={mergeClasses(
        styles.root,
        styles[tone],
        isTall && styles.tall,
        drag && styles.movable,
        isDragged && styles.dragged,
      )}
    >
      <span className={styles.time}>{time}</span> <span className={styles.title}>{title}</span>
      <span className={styles.spoken}>{statusLabel}</span>
    </a>
  )
})
