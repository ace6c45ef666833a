import { dayAt, type IsoDate, Schedule, SequenceCreation, type SequencePatch, weekdays } from '@tandem/contract'
import * as v from 'valibot'
import { viewerZone } from '../../../shared/time/clock.ts'
import { sequenceSettingsMessages as texts } from './messages.ts'

/** The values of the settings' form, and the matching part of a sequence. */
export type SequenceSettings = Required<Pick<SequencePatch, 'name' | 'startDate' | 'scheduleTimezone' | 'schedule'>>

const { name, startDate, scheduleTimezone } = SequenceCreation.entries

/**
 * Today in the time zone of a sequence. The start date of a sequence is a day in this zone (SEQ-170). Default: the
 * viewer's zone.
 */
export const todayIn = (zone: unknown, now: number): IsoDate =>
  dayAt(now, v.is(scheduleTimezone, zone) ? zone : viewerZone)

/**
 * Schema of the settings (SEQ-21 to SEQ-23). A new start date cannot be in the past. The `saved` date stays valid after
 * its day (SEQ-110). `now`: returns the server's time for each check.
 */
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

/** The error of each empty field of the settings. */
export const sequenceSettingsRequiredText = (field: string): string => requiredTexts[field] ?? texts.hoursInvalid

const typedHours = v.exactOptional(v.union([v.literal('*'), v.array(v.object({ start: v.string(), end: v.string() }))]))

/** Typed hours. A time may still be incomplete. */
export const TypedSchedule = v.union([v.literal('*'), v.object(v.entriesFromList(weekdays, typedHours))])
export type TypedSchedule = v.InferOutput<typeof TypedSchedule>

/** True if the typed hours contain no hour, so that no message would be sent. */
export const hasNoHours = (schedule: TypedSchedule): boolean =>
  schedule !== '*' && Object.values(schedule).every((hours) => hours === undefined || hours.length === 0)
