import * as v from 'valibot'
import { sequenceCreationRecipients } from '../constants.ts'
import {
  body,
  calendarDate,
  clientId,
  conversationId,
  count,
  instant,
  patchBody,
  profileId,
  recipientId,
  seconds,
  sequenceId,
  timeZone,
  wholeNumber,
} from '../core/scalars.ts'
import { profileLimits } from '../profile/schema.ts'
import { Schedule } from '../schedule/schema.ts'
import { SequenceType } from '../sequence/schema.ts'
import { FollowUps, ResponseEntries } from '../step/schema.ts'

/** SEQ-85: the reasons why a message is not sent now, in the order in which a user would remove them. */
export const ForecastReason = v.picklist([
  'archived',
  'paused',
  'notApproved',
  'noRecipients',
  'noProfiles',
  'profileRemoved',
  'notAttached',
  'disconnected',
  'automationOff',
  'noCredits',
  'notConnected',
  'noMessages',
  'startDate',
  'sequenceHours',
  'profileHours',
  'dailyLimit',
  'weeklyLimit',
  'delay',
  'acceptance',
  'answer',
  'person',
  'unfollowed',
  'failed',
  'finished',
])
export type ForecastReason = v.InferOutput<typeof ForecastReason>

/** Unsaved settings of a profile. */
const ProfileDraft = body({ id: profileId, ...profileLimits, scheduleTimezone: v.optional(timeZone) })

/** SEQ-83: unsaved changes, or a new sequence. A missing field has its saved value. */
export const ForecastDraft = patchBody({
  type: SequenceType,
  clientId,
  /** The delay before each message, or before each step of a re-engagement. */
  delaysSecs: v.pipe(v.array(seconds), v.maxLength(50, 'There can be at most 50 steps.')),
  sendConnectionRequests: v.boolean(),
  /** The prompts of `responses` and `followUps` do not affect the forecast. */
  responses: ResponseEntries,
  followUps: FollowUps,
  startDate: v.nullable(calendarDate),
  schedule: v.nullable(Schedule),
  scheduleTimezone: timeZone,
  /** The sequence's profiles after saving. */
  profiles: v.pipe(v.array(ProfileDraft), v.maxLength(1000, 'There can be at most 1000 profiles.')),
  /** Recipients to add. Ignores recipients of other sequences. */
  recipientIds: v.pipe(
    v.array(recipientId),
    v.maxLength(sequenceCreationRecipients, 'There can be at most 50000 recipients.'),
  ),
})
export type ForecastDraft = v.InferOutput<typeof ForecastDraft>

/** SEQ-80: without `sequenceId`, the draft is the whole sequence. */
export const SequenceForecastRequest = patchBody({
  sequenceId,
  /** Number of days, from today on (UTC). Default: 30. */
  days: wholeNumber('days', 1, 90),
  draft: ForecastDraft,
})
export type SequenceForecastRequest = v.InferOutput<typeof SequenceForecastRequest>

/** Each list has one value per day in the `dates` of the forecast. */
const ForecastProfile = v.object({
  id: profileId,
  /** Null if the viewer cannot see the profile. */
  name: v.nullable(v.string()),
  requests: v.array(count),
  /** First messages to connections, and messages to leads who have not answered. */
  messages: v.array(count),
  /** Estimated numbers of messages that depend on the actions of leads. They include AI messages. */
  expectedMessages: v.array(v.pipe(v.number(), v.minValue(0))),
})

/** SEQ-80: for an inactive sequence, the forecast assumes a launch now. */
export const SequenceForecast = v.object({
  /** Days in UTC. */
  dates: v.array(calendarDate),
  profiles: v.array(ForecastProfile),
  /** The time when the next new recipient is contacted. */
  firstContact: v.nullable(instant),
  /**
   * The day of the last recipient's first contact. Null if no recipient is left, or the day is more than a year away.
   */
  allContactedOn: v.nullable(calendarDate),
  /** Number of recipients who are not contacted yet. */
  leftCount: count,
  /** SEQ-30: number of recipients who are not connections, and get no message. */
  unreachableCount: count,
  /** SEQ-85: why no recipient is contacted now. */
  reasons: v.array(ForecastReason),
  /** SEQ-82: why the last recipient is not contacted earlier. */
  bottleneck: v.nullable(v.object({ reason: ForecastReason, profileId: v.nullable(profileId) })),
})
export type SequenceForecast = v.InferOutput<typeof SequenceForecast>

/** SEQ-84: ignores recipients of other sequences. */
export const SequenceQueueRequest = body({
  recipientIds: v.pipe(v.array(recipientId), v.maxLength(100, 'At most 100 recipients can be asked for.')),
  /** SEQ-167: if true, the response also has the next recipient of each message. */
  withMessages: v.optional(v.boolean()),
})
export type SequenceQueueRequest = v.InferOutput<typeof SequenceQueueRequest>

/** SEQ-84. `withdrawn`: the connection request was withdrawn, because the recipient had not accepted it. */
export const RecipientProgress = v.picklist([
  'waiting',
  'approved',
  'sent',
  'accepted',
  'answered',
  'interested',
  'withdrawn',
])
export type RecipientProgress = v.InferOutput<typeof RecipientProgress>

/** A step is a message to the recipient, or a call. */
export const NextStepKind = v.picklist(['request', 'message', 'reply', 'followUp', 'reminder', 'call'])
export type NextStepKind = v.InferOutput<typeof NextStepKind>

/** SEQ-85: a recipient's next step, with its time and reason. */
export const QueuedRecipient = v.object({
  recipientId,
  /** Null before the request is accepted. */
  conversationId: v.nullable(conversationId),
  status: RecipientProgress,
  /** Null if no step is planned. */
  step: v.nullable(NextStepKind),
  /** The position of a message, or the round of a follow-up. Counts from 0. */
  position: v.nullable(count),
  /** The earliest time of the step. Null if no time is known, for example while the sequence is paused. */
  at: v.nullable(instant),
  /** SEQ-85: why the step is not done now. */
  why: ForecastReason,
  /** The profile that sends the step, or that prevents the sending. Null before a profile is chosen. */
  profileId: v.nullable(profileId),
  /** Null if the viewer cannot see the profile, or no profile is chosen. */
  profileName: v.nullable(v.string()),
})

export type QueuedRecipient = v.InferOutput<typeof QueuedRecipient>

export const SequenceQueue = v.object({
  recipients: v.array(QueuedRecipient),
  /** SEQ-167: the next recipient of each message, if requested. */
  messages: v.optional(v.array(QueuedRecipient)),
})
export type SequenceQueue = v.InferOutput<typeof SequenceQueue>

/**
 * SEQ-86: the item at position n counts the recipients who have got n messages. A connection request counts as a
 * message.
 */
export const SequenceProgress = v.object({
  steps: v.array(
    v.object({
      /** Recipients who get the next message, unless they answer first. */
      waiting: count,
      /** Recipients who get no further message. */
      ended: count,
    }),
  ),
})
export type SequenceProgress = v.InferOutput<typeof SequenceProgress>
