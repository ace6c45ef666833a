import { Button, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot, weekdayLabels, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions } from './scheduleActions.ts'
import { maximumSlots, slotsOf, type SlotPlace, type WeekDays } from './scheduleChanges.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'
import { slotAt } from './slotElements.ts'
import { spanOf } from './slotTime.ts'
import { useWeekGestures } from './useWeekGestures.ts'
import { WeekDay } from './WeekDay.tsx'
import { useWeekGridStyles } from './WeekGrid.styles.ts'
import { pixelsOf } from './weekLayout.ts'

interface WeekGridProps {
  readonly week: WeekDays
  readonly isReadOnly: boolean
  readonly actions: ScheduleActions
}

const hours = Array.from({ length: 23 }, (_, index) => index + 1)
const noHours: readonly ScheduleSlot[] = []

const isDrawn = (week: WeekDays, { day, index }: SlotPlace) => {
  const slot = slotsOf(week, day)[index]
  return slot !== undefined && spanOf(slot) !== undefined
}

const placesOf = (week: WeekDays): readonly SlotPlace[] =>
  weekdays.flatMap((day) => slotsOf(week, day).map((_, index): SlotPlace => ({ day, index })))

/** The user drags slots, resizes slots at their edges, or clicks an empty area to add a slot. */
export function WeekGrid({ week, isReadOnly, actions }: WeekGridProps) {
  const styles = useWeekGridStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [focused, setFocused] = useState<SlotPlace>()
  const places = placesOf(week)
  const hiddenCount = places.filter((place) => !isDrawn(week, place)).length
  const tabStop = focused && isDrawn(week, focused) ? focused : places.find((place) => isDrawn(week, place))
  const handlers = useWeekGestures({ scroller, week, isReadOnly, actions })
  const firstStart = useRef(
    Math.min(480, ...weekdays.flatMap((day) => slotsOf(week, day).map((slot) => spanOf(slot)?.start ?? 480))),
  )
  useLayoutEffect(() => {
    // Scrolls to one hour before the earliest slot of all days, at the latest to 07:00.
    if (scroller.current) scroller.current.scrollTop = pixelsOf(Math.max(firstStart.current - 60, 0))
  }, [])
  const describedBy = isReadOnly ? undefined : helpId
  const handleFocus = (event: FocusEvent) => {
    const slot = slotAt(event.target)
    if (slot) setFocused(slot.place)
  }
  return (
    <div className={styles.root}>
      {/* Without slots, this element has a tab stop for scrolling. */}
      <div
        ref={scroller}
        role="group"
        aria-label={texts.weekView}
        tabIndex={tabStop ? -1 : 0}
        className={styles.scroller}
      >
        <div className={styles.head}>
          <span />
          {weekdays.map((day) => (
            <div key={day} className={styles.headDay}>
              <span>{weekdayLabels[day]}</span>
              {!isReadOnly && (
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.add}
                  icon={<AddRegular />}
                  aria-label={`${texts.addSlot}: ${texts.dayNames[day]}`}
                  title={texts.addSlot}
                  data-add={day}
                  disabled={week[day] === '*' || slotsOf(week, day).length >= maximumSlots}
                  onClick={(event) => actions.addSlot(event, day)}
                />
              )}
            </div>
          ))}
        </div>
        <div className={styles.canvas} onFocus={handleFocus} {...handlers}>
          <div aria-hidden className={styles.hours}>
            {hours.map((hour) => (
              <span key={hour} className={styles.hour} style={{ top: pixelsOf(hour * 60) }}>
                {timeOf(hour * 60)}
              </span>
            ))}
          </div>
          {weekdays.map((day) => (
            <WeekDay
              key={day}
              day={day}
              name={texts.dayNames[day]}
              hours={week[day] ?? noHours}
              tabStop={tabStop?.day === day ? tabStop.index : undefined}
              {...{ isReadOnly, describedBy }}
            />
          ))}
        </div>
      </div>
      {!isReadOnly && (
        <p id={helpId} className={styles.help}>
          {texts.weekHelp}
        </p>
      )}
      {hiddenCount > 0 && (
        <p className={mergeClasses(styles.help, styles.hidden)}>{texts.hiddenSlots(hiddenCount, texts.hoursView)}</p>
      )}
    </div>
  )
}
