import { type SyntheticEvent } from 'react'
import { type ScheduleSlot, type Weekday, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import { type SlotPlace } from './scheduleChanges.ts'

/** The parent component uses the kind to name the change in Undo. */
export type ScheduleChangeKind =
  | 'full-access-turned'
  | 'day-turned'
  | 'slot-added'
  | 'slot-changed'
  | 'slot-moved'
  | 'slot-removed'
  | 'slots-joined'
  | 'day-copied'

export interface ScheduleChange {
  /** Unchanged days are the same objects as before. */
  readonly schedule: WeeklySchedule
  /** True if the schedule can be saved. */
  readonly isValid: boolean
  readonly change: ScheduleChangeKind
}

/** A React event, or the browser event that ends a drag. */
export type ScheduleEvent = SyntheticEvent | Event

/** The object never changes, so that memoized components do not render again. */
export interface ScheduleActions {
  readonly turnFullAccess: (event: ScheduleEvent, isOn: boolean) => void
  readonly turnDay: (event: ScheduleEvent, day: Weekday, isAlways: boolean) => void
  /** Without `slot`, adds 09:00-18:00 if this time is free, otherwise another time. */
  readonly addSlot: (event: ScheduleEvent, day: Weekday, slot?: ScheduleSlot) => void
  readonly changeSlot: (event: ScheduleEvent, place: SlotPlace, slot: ScheduleSlot) => void
  readonly moveSlot: (event: ScheduleEvent, place: SlotPlace, day: Weekday, slot: ScheduleSlot) => void
  readonly removeSlot: (event: ScheduleEvent, place: SlotPlace) => void
  readonly joinSlots: (event: ScheduleEvent, day: Weekday) => void
  readonly startCopy: (event: SyntheticEvent<HTMLElement>, day: Weekday) => void
  readonly copyDay: (event: ScheduleEvent, from: Weekday, to: readonly Weekday[]) => void
}
