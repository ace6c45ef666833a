import { type SyntheticEvent } from 'react'
import { type ScheduleSlot, type Weekday, type WeeklySchedule } from '../ScheduleCell/weeklySchedule.ts'
import { type SlotPlace } from './scheduleChanges.ts'

/** The kind of a change, so that Undo can name the change. */
export type ScheduleChangeKind =
  | 'full-access-turned'
  | 'day-turned'
  | 'slot-added'
  | 'slot-changed'
  | 'slot-moved'
  | 'slot-removed'
  | 'slots-joined'
  | 'day-copied'

/** The schedule after a change by the user. */
export interface ScheduleChange {
  /** The whole schedule. Unchanged days are the same objects as before. */
  readonly schedule: WeeklySchedule
  /** True if the schedule can be saved: every slot has two times, and no end is before its start. */
  readonly isValid: boolean
  readonly change: ScheduleChangeKind
}

/** An event of React, or a browser event for a drag. */
export type ScheduleEvent = SyntheticEvent | Event

/** The callbacks of the editor's parts. The object never changes, so that unchanged parts do not render again. */
export interface ScheduleActions {
  readonly turnFullAccess: (event: ScheduleEvent, isOn: boolean) => void
  readonly turnDay: (event: ScheduleEvent, day: Weekday, isAlways: boolean) => void
  /** Without a slot, the editor chooses one: 09:00-18:00, or a free time. */
  readonly addSlot: (event: ScheduleEvent, day: Weekday, slot?: ScheduleSlot) => void
  readonly changeSlot: (event: ScheduleEvent, place: SlotPlace, slot: ScheduleSlot) => void
  readonly moveSlot: (event: ScheduleEvent, place: SlotPlace, day: Weekday, slot: ScheduleSlot) => void
  readonly removeSlot: (event: ScheduleEvent, place: SlotPlace) => void
  readonly joinSlots: (event: ScheduleEvent, day: Weekday) => void
  /** Opens the choice of target days next to the pressed button. */
  readonly startCopy: (event: SyntheticEvent<HTMLElement>, day: Weekday) => void
  readonly copyDay: (event: ScheduleEvent, from: Weekday, to: readonly Weekday[]) => void
}
