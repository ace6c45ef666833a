import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type Weekday, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import {
  type ScheduleActions,
  type ScheduleChange,
  type ScheduleChangeKind,
  type ScheduleEvent,
} from './scheduleActions.ts'
import {
  addedSlot,
  placeAfterMove,
  slotsOf,
  usualSlot,
  usualWeek,
  type WeekDays,
  withDay,
  withDayCopied,
  withOverlapsJoined,
  withSlot,
  withSlotAdded,
  withSlotMoved,
  withSlotRemoved,
} from './scheduleChanges.ts'
import { isScheduleValid } from './slotProblems.ts'

interface ScheduleActionsOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly schedule: WeeklySchedule | undefined
  readonly onChange: (event: ScheduleEvent, data: ScheduleChange) => void
  readonly onCopyStart: (target: HTMLElement, day: Weekday) => void
}

/** Selects the slot in the week view, or the first field of the slot in the view of hours. */
const slotSelector = (day: Weekday, index: number) =>
  `[data-day="${day}"][data-index="${index}"] input, button[data-day="${day}"][data-index="${index}"]`
const addSelector = (day: Weekday) => `button[data-add="${day}"]`

export function useScheduleActions({ root, schedule, onChange, onCopyStart }: ScheduleActionsOptions): ScheduleActions {
  const latest = useLatest({ schedule, onChange, onCopyStart })
  // Turning Full Access off restores these days.
  const coveredDays = useRef<WeekDays>(undefined)
  const focusNext = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const selectors = focusNext.current
    focusNext.current = []
    for (const selector of selectors) {
      const element = root.current?.querySelector<HTMLElement>(selector)
      if (element) return element.focus()
    }
  })

  return useMemo(() => {
    const emit = (
      event: ScheduleEvent,
      next: WeeklySchedule,
      change: ScheduleChangeKind,
      focus: readonly string[] = [],
    ) => {
      focusNext.current = focus
      latest.current.onChange(event, { schedule: next, isValid: isScheduleValid(next), change })
    }
    const week = (): WeekDays => {
      const { schedule } = latest.current
      return schedule === undefined || schedule === '*' ? {} : schedule
    }
    return {
      turnFullAccess: (event, isOn) => {
        if (isOn) coveredDays.current = week()
        emit(event, isOn ? '*' : (coveredDays.current ?? usualWeek(usualSlot)), 'full-access-turned')
      },
      turnDay: (event, day, isAlways) => emit(event, withDay(week(), day, isAlways ? '*' : [usualSlot]), 'day-turned'),
      addSlot: (event, day, slot) => {
        const slots = slotsOf(week(), day)
        const added = slot ?? addedSlot(slots, usualSlot)
        emit(event, withSlotAdded(week(), day, added), 'slot-added', [slotSelector(day, slots.length)])
      },
      changeSlot: (event, place, slot) => emit(event, withSlot(week(), place, slot), 'slot-changed'),
      moveSlot: (event, place, day, slot) => {
        const next = placeAfterMove(week(), place, day)
        const change = place.day === day ? 'slot-changed' : 'slot-moved'
        emit(event, withSlotMoved(week(), place, day, slot), change, [slotSelector(next.day, next.index)])
      },
      removeSlot: (event, place) => {
        const { day, index } = place
        const neighbours = [slotSelector(day, index), slotSelector(day, index - 1), addSelector(day)]
        emit(event, withSlotRemoved(week(), place), 'slot-removed', neighbours)
      },
      joinSlots: (event, day) => emit(event, withOverlapsJoined(week(), day), 'slots-joined', [slotSelector(day, 0)]),
      startCopy: (event, day) => latest.current.onCopyStart(event.currentTarget, day),
      copyDay: (event, from, to) => emit(event, withDayCopied(week(), from, to), 'day-copied'),
    }
  }, [latest])
}
