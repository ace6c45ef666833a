import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import {
  body,
  callId,
  clientId,
  clockTime,
  conversationId,
  eachOnce,
  filledText,
  id,
  instant,
  patchBody,
  profileId,
  recipientId,
  sequenceId,
  timeZone,
} from '../core/scalars.ts'

export const UndatedCallStatus = v.picklist(['suggested', 'got_email', 'got_phone'])
/** CALL-6: statuses with a date. */
export const DatedCallStatus = v.picklist(['scheduled', 'no_show', 'made'])

export const CallStatus = v.picklist(
  [...UndatedCallStatus.options, ...DatedCallStatus.options],
  'This call status is not known.',
)
export type CallStatus = v.InferOutput<typeof CallStatus>

/** CALL-15: time between a reminder and its call. */
export const ReminderDelay = v.picklist(
  ['day', 'few_hours', 'less_than_hour'],
  'A reminder is day, few_hours or less_than_hour.',
)
export type ReminderDelay = v.InferOutput<typeof ReminderDelay>

/** CALL-3: a sales call with a lead. */
export const Call = v.object({
  id: callId,
  conversationId,
  recipientId,
  profileId,
  sequenceId: v.nullable(sequenceId),
  clientId: v.nullable(clientId),
  /** The lead's name. */
  name: v.string(),
  status: CallStatus,
  date: v.nullable(instant),
  /** The time of `date` in the time zone `timezone`. */
  startTime: v.nullable(clockTime),
  timezone: v.nullable(timeZone),
  reminders: v.array(ReminderDelay),
})
export type Call = v.InferOutput<typeof Call>

const reminders = eachOnce(ReminderDelay, 'Each reminder can be given only once.')

/** CALL-19: the statuses of `DatedCallStatus` require a date and a time zone. */
export const CallCreation = v.variant(
  'status',
  [
    body({
      status: DatedCallStatus,
      conversationId,
      date: instant,
      timezone: timeZone,
      reminders: v.optional(reminders),
    }),
    body({
      status: UndatedCallStatus,
      conversationId,
      date: v.optional(v.null('A call of this status has no date.')),
      timezone: v.optional(v.nullable(timeZone)),
      reminders: v.optional(reminders),
    }),
  ],
  'This call status is not known.',
)
export type CallCreation = v.InferOutput<typeof CallCreation>

/** The server responds with 422 if a patch results in a `DatedCallStatus` without a date or without a time zone. */
export const CallPatch = patchBody({
  status: CallStatus,
  date: v.nullable(instant),
  timezone: v.nullable(timeZone),
  reminders,
})
export type CallPatch = v.InferOutput<typeof CallPatch>

/** CALL-14: the text of the reminders for one client and one delay. */
export const CallReminderTemplate = v.object({
  id,
  clientId,
  enabled: v.boolean(),
  delay: ReminderDelay,
  text: v.string(),
})
export type CallReminderTemplate = v.InferOutput<typeof CallReminderTemplate>

export const CallReminderTemplateBody = body({
  clientId,
  enabled: v.boolean('enabled must be true or false.'),
  delay: ReminderDelay,
  text: filledText('A reminder', maximumLength.messageText),
})
export type CallReminderTemplateBody = v.InferOutput<typeof CallReminderTemplateBody>
