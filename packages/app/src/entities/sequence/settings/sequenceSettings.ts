import { dayAt, type IsoDate, Schedule, SequenceCreation, type SequencePatch, weekdays } from '@tandem/contract'
import * as v from 'valibot'
import { viewerZone } from '../../../shared/time/clock.ts'
import { sequenceSettingsMessages as texts } from './messages.ts'

export type SequenceSettings = Required<Pick<SequencePatch, 'name' | 'startDate' | 'scheduleTimezone' | 'schedule'>>

const { name, startDate, scheduleTimezone } = SequenceCreation.entries

/** Today in the sequence's zone (SEQ-170), or in the viewer's zone if the sequence's zone is missing or invalid. */
export const todayIn = (zone: unknown, now: number): IsoDate =>
  dayAt(now, v.is(scheduleTimezone, zone) ? zone : viewerZone)

/** A new start date cannot be in the past. The `saved` date stays valid (SEQ-110). */
export const sequenceSettingsSchema = (
  now: () => number,
  saved?: IsoDate | null,
): v.GenericSchema<unknown, SequenceSettings> =>
  v.pipe(
    v.object({
      name,
      startDate,
      scheduleTimezone,
      schedule: v.custom<Schedule | null>((value) => value === null || v.is(Schedule, value), texts.hoursInvalid),
    }),
    v.forward(
      v.partialCheck(
        [['startDate'], ['scheduleTimezone']],
        (typed) => typed.startDate === saved || typed.startDate >= todayIn(typed.scheduleTimezone, now()),
        texts.past,
      ),
      ['startDate'],
    ),
  )

const requiredTexts: Readonly<Partial<Record<string, string>>> = texts.required

export const sequenceSettingsRequiredText = (field: string): string => requiredTexts[field] ?? texts.hoursInvalid

const typedHours = v.exactOptional(v.union([v.literal('*'), v.array(v.object({ start: v.string(), end: v.string() }))]))

/** Typed hours. A time may be incomplete. */
export const TypedSchedule = v.union([v.literal('*'), v.object(v.entriesFromList(weekdays, typedHours))])
export type TypedSchedule = v.InferOutput<typeof TypedSchedule>

export const hasNoHours = (schedule: TypedSchedule): boolean =>
  schedule !== '*' && Object.values(schedule).every((hours) => hours === undefined || hours.length === 0)
