import { memo } from 'react'
import { dayLabel } from '../dayLabel.ts'
import { type IsoDate } from '../../dates/dates.ts'
import { useMessageListStyles } from './MessageList.styles.ts'

/** A visible day and its extent, in px from the start of the thread. */
export interface DaySpan {
  readonly day: IsoDate
  readonly top: number
  readonly height: number
}

interface DayRailsProps {
  readonly spans: readonly DaySpan[]
  readonly today: IsoDate
}

/** The label of each day sticks to the top until the label of the next day pushes it out. */
export const DayRails = memo(function DayRails({ spans, today }: DayRailsProps) {
  const styles = useMessageListStyles()
  return spans.map(({ day, top, height }) => (
    // Hidden, because the accessible name of each message includes the day.
    <div key={day} aria-hidden className={styles.rail} style={{ top, height }}>
      <div className={styles.day} data-day={day}>
        <span className={styles.dayText}>{dayLabel(day, today)}</span>
      </div>
    </div>
  ))
})
