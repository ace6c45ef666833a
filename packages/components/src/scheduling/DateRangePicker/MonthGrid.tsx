import { mergeClasses } from '@fluentui/react-components'
import { memo, useId } from 'react'
import { formatDay, type IsoDate } from '../../dates/dates.ts'
import { weekdayLabels, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type DateRange, weeksOf } from './dateRange.ts'
import { useMonthGridStyles } from './MonthGrid.styles.ts'

export interface MonthGridProps {
  readonly month: IsoDate
  readonly range: DateRange | undefined
  readonly tabStop: IsoDate
  readonly today: IsoDate
  readonly earliest: IsoDate | undefined
  readonly latest: IsoDate | undefined
}

const dayLabels = weekdays.map((day) => weekdayLabels[day])

/** Each day has its date in `data-date`. The parent component handles the events of the days. */
export const MonthGrid = memo(function MonthGrid({ month, range, tabStop, today, earliest, latest }: MonthGridProps) {
  const styles = useMonthGridStyles()
  const titleId = useId()
  return (
    <div className={styles.root}>
      <div id={titleId} className={styles.title} aria-live="polite">
        {formatDay(month, 'fullMonth')}
      </div>
      <div role="grid" aria-labelledby={titleId} className={styles.grid}>
        <div role="row" className={styles.week}>
          {dayLabels.map((weekday) => (
            <div key={weekday} role="columnheader" className={styles.weekday}>
              {weekday}
            </div>
          ))}
        </div>
        {weeksOf(month).map(({ monday, days }) => (
          // The role `row` requires cells. A week without days has no role, and only keeps the height.
          <div
            key={monday}
            role={days.some((date) => date !== undefined) ? 'row' : 'presentation'}
            className={styles.week}
          >
            {days.map((date, weekday) =>
              date === undefined ? (
                <div key={dayLabels[weekday]} role="presentation" />
              ) : (
                <Day
                  key={date}
                  date={date}
                  isInRange={range !== undefined && date >= range.start && date <= range.end}
                  isStart={date === range?.start}
                  isEnd={date === range?.end}
                  isTabStop={date === tabStop}
                  isToday={date === today}
                  isDisabled={(earliest !== undefined && date < earliest) || (latest !== undefined && date > latest)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
})

interface DayProps {
  readonly date: IsoDate
  readonly isInRange: boolean
  readonly isStart: boolean
  readonly isEnd: boolean
  readonly isTabStop: boolean
  readonly isToday: boolean
  readonly isDisabled: boolean
}

const Day = memo(function Day(props: DayProps) {
  const { date, isInRange, isStart, isEnd, isTabStop, isToday, isDisabled } = props
  const styles = useMonthGridStyles()
  return (
    <div
      role="gridcell"
      aria-selected={isInRange}
      className={mergeClasses(styles.cell, isInRange && styles.inRange, isStart && styles.first, isEnd && styles.last)}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={formatDay(date, 'fullDay')}
        aria-current={isToday ? 'date' : undefined}
        disabled={isDisabled}
        className={mergeClasses(styles.day, isToday && styles.today, (isStart || isEnd) && styles.chosen)}
      >
        {Number(date.slice(8))}
      </button>
    </div>
  )
})
