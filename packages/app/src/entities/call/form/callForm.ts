import { completedTime } from '@tandem/components'
import {
  type Call,
  callDate,
  type CallPatch,
  CallStatus,
  dateFormats,
  dayAt,
  formatMoment,
  hasReminders,
  instantMs,
  isIsoDate,
  needsDate,
  ReminderDelay,
} from '@tandem/contract'
import * as v from 'valibot'
import { callMessages as texts } from '../messages.ts'

/** The values of a call's form, as typed. */
export const CallFormValues = v.object({
  status: v.string(),
  date: v.string(),
  /** 'HH:mm' in `timezone`. */
  startTime: v.string(),
  timezone: v.string(),
  reminders: v.array(ReminderDelay),
})
export type CallFormValues = v.InferOutput<typeof CallFormValues>

export type CallFields = Pick<Call, 'status' | 'date' | 'timezone' | 'reminders'>

/** The form values of a call. A call without a time zone gets `zone`. */
export function formOf(call: CallFields, zone: string): CallFormValues {
  const { status, date, reminders, timezone } = call
  const shownZone = timezone ?? zone
  return {
    status,
    date: date === null ? '' : dayAt(date, shownZone),
    startTime: date === null ? '' : formatMoment(date, dateFormats.time, shownZone),
    timezone: shownZone,
    reminders: [...reminders],
  }
}

interface FormLimits {
  readonly now: () => number
  /** The call before the edit. The form accepts its date even if the date is in the past. */
  readonly saved?: Pick<Call, 'date' | 'timezone'> | undefined
}

const Typed = v.object({
  ...CallFormValues.entries,
  status: CallStatus,
  // The field completes its text ('9' becomes '09:00') when it loses the focus. Enter submits the form before that.
  startTime: v.pipe(v.string(), v.transform(completedTime)),
})
type Typed = v.InferOutput<typeof Typed>

type When = Pick<CallFormValues, 'date' | 'startTime' | 'timezone'>

/**
 * The typed date as ISO text with offset. Undefined while the fields are incomplete or invalid. If the fields are
 * unchanged, returns the saved date, because one hour occurs twice when daylight saving time ends.
 */
export function typedDate({ date, startTime, timezone }: When, saved?: FormLimits['saved']): string | undefined {
  if (timezone === '') return undefined
  const isSaved =
    saved?.date != null &&
    saved.timezone === timezone &&
    dayAt(saved.date, timezone) === date &&
    formatMoment(saved.date, dateFormats.time, timezone) === startTime
  return isSaved ? (saved.date ?? undefined) : callDate(date, startTime, timezone)
}

export function callFormSchema({ now, saved }: FormLimits): v.GenericSchema<unknown, CallFields> {
  const isPast = (typed: Typed): boolean => {
    const date = typed.status === 'scheduled' ? typedDate(typed, saved) : undefined
    return date !== undefined && date !== saved?.date && instantMs(date) <= now()
  }
  const isEarlierDay = ({ date, timezone }: Typed): boolean => timezone !== '' && date < dayAt(now(), timezone)
  return v.pipe(
    Typed,
    v.forward(
      v.check(({ status, date }) => !needsDate(status) || isIsoDate(date), texts.requiredField),
      ['date'],
    ),
    v.forward(
      v.check(({ status, startTime }) => !needsDate(status) || startTime.trim() !== '', texts.requiredField),
      ['startTime'],
    ),
    v.forward(
      v.check(
        ({ status, startTime }) => !needsDate(status) || /^([01]\d|2[0-3]):[0-5]\d$/.test(startTime),
        texts.invalidTime,
      ),
      ['startTime'],
    ),
    v.forward(
      v.check(({ status, timezone }) => !needsDate(status) || timezone !== '', texts.requiredField),
      ['timezone'],
    ),
    v.forward(
      v.check((typed) => !isPast(typed) || !isEarlierDay(typed), texts.pastTime),
      ['date'],
    ),
    v.forward(
      v.check((typed) => !isPast(typed) || isEarlierDay(typed), texts.pastTime),
      ['startTime'],
    ),
    v.transform((typed): CallFields => {
      const { status, timezone, reminders } = typed
      const isDated = needsDate(status)
      return {
        status,
        date: isDated ? (typedDate(typed, saved) ?? null) : null,
        timezone: isDated ? timezone : null,
        reminders: hasReminders(status) ? reminders : [],
      }
    }),
  )
}

const isSameDate = (left: string | null, right: string | null): boolean =>
  left === null || right === null ? left === right : instantMs(left) === instantMs(right)

/** Only the changed fields, so that a save does not overwrite the changes of another user. */
export function callChangesOf(call: CallFields, fields: CallFields): CallPatch {
  const { status, date, timezone, reminders } = fields
  const isMoved = !isSameDate(call.date, date)
  const isSameReminders = [...call.reminders].toSorted().join() === [...reminders].toSorted().join()
  return {
    ...(status !== call.status && { status }),
    ...(isMoved && { date }),
    // If the new status has no date, the zone is kept for a later status.
    ...(timezone !== null && timezone !== call.timezone && { timezone }),
    ...(!isSameReminders && { reminders: [...reminders] }),
  }
}
