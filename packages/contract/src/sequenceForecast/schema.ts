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

/** SEQ-85: reasons why a message is not sent now, or not at all. In the order in which a user would fix them. */
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

/**
 * SEQ-83: unsaved changes of a sequence, or a sequence that does not exist yet. Parts that are left out have their
 * saved values.
 */
export const ForecastDraft = patchBody({
  type: SequenceType,
  clientId,
  /** The delay before each message of a cloud sequence, or before each step of a re-engagement. */
  delaysSecs: v.pipe(v.array(seconds), v.maxLength(50, 'There can be at most 50 steps.')),
  sendConnectionRequests: v.boolean(),
  /** The AI's responses and follow-ups. Their prompts do not affect the forecast. */
  responses: ResponseEntries,
  followUps: FollowUps,
  startDate: v.nullable(calendarDate),
  schedule: v.nullable(Schedule),
  scheduleTimezone: timeZone,
  /** The profiles that the sequence has after saving. */
  profiles: v.pipe(v.array(ProfileDraft), v.maxLength(1000, 'Profiles can be at most 1000.')),
  /** Recipients to add. Ignores recipients of other sequences. */
  recipientIds: v.pipe(
    v.array(recipientId),
    v.maxLength(sequenceCreationRecipients, 'Recipients can be at most 50000.'),
  ),
})
export type ForecastDraft = v.InferOutput<typeof ForecastDraft>

/** SEQ-80: asks for the next days of a sequence. Without `sequenceId` the draft is the whole sequence. */
export const SequenceForecastRequest = patchBody({
  sequenceId,
  /** Days from today (UTC). Default: 30. */
  days: wholeNumber('days', 1, 90),
  draft: ForecastDraft,
})
export type SequenceForecastRequest = v.InferOutput<typeof SequenceForecastRequest>

/** The future messages of a profile. Each list has one value for each of the forecast's dates. */
const ForecastProfile = v.object({
  id: profileId,
  /** Null if the viewer cannot see the profile. */
  name: v.nullable(v.string()),
  requests: v.array(count),
  /** Numbers of planned messages: first messages to connections, and messages to leads who have not answered. */
  messages: v.array(count),
  /** Estimated numbers of messages that are sent only if a lead accepts or answers, including messages by the AI. */
  expectedMessages: v.array(v.pipe(v.number(), v.minValue(0))),
})

/** SEQ-80: the forecast of a sequence; for an inactive sequence, as if it were launched now. */
export const SequenceForecast = v.object({
  /** Days in UTC. */
  dates: v.array(calendarDate),
  profiles: v.array(ForecastProfile),
  /** Time of the next first contact. Null: there is none. */
  firstContact: v.nullable(instant),
  /**
   * The day on which the last recipient is first contacted. Null if no recipient is left, or if it is over a year away.
   */
  allContactedOn: v.nullable(calendarDate),
  /** Number of recipients who are not contacted yet. */
  leftCount: count,
  /** SEQ-30: number of recipients who get no message, because they are not connections of a profile. */
  unreachableCount: count,
  /** SEQ-85: reasons why no recipient is contacted right now. */
  reasons: v.array(ForecastReason),
  /** SEQ-82: the main reason why the last recipient is not contacted earlier. */
  bottleneck: v.nullable(v.object({ reason: ForecastReason, profileId: v.nullable(profileId) })),
})
export type SequenceForecast = v.InferOutput<typeof SequenceForecast>

/** SEQ-84: recipients of a sequence. The response leaves out recipients of other sequences. */
export const SequenceQueueRequest = body({
  recipientIds: v.pipe(v.array(recipientId), v.maxLength(100, 'At most 100 recipients can be asked for.')),
  /** SEQ-167: adds the next recipient of each message to the response. */
  withMessages: v.optional(v.boolean()),
})
export type SequenceQueueRequest = v.InferOutput<typeof SequenceQueueRequest>

/** SEQ-84: the progress of a recipient in a sequence. `withdrawn`: the request was not accepted and was withdrawn. */
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

/** The kind of a recipient's next step: a message, or a call. */
export const NextStepKind = v.picklist(['request', 'message', 'reply', 'followUp', 'reminder', 'call'])
export type NextStepKind = v.InferOutput<typeof NextStepKind>

/** SEQ-85: a recipient of a sequence with the next step, its time and the reason. */
export const QueuedRecipient = v.object({
  recipientId,
  /** Null before the request is accepted. */
  conversationId: v.nullable(conversationId),
  status: RecipientProgress,
  /** The next step. Null if no step is planned. */
  step: v.nullable(NextStepKind),
  /** Position of a message in the sequence, or round of a follow-up, both from 0. */
  position: v.nullable(count),
  /** The earliest time of the step. Null: the step has no time until a setting or the status changes. */
  at: v.nullable(instant),
  /** SEQ-85: the reason why the step is not done now, or is never done. */
  why: ForecastReason,
  /** The sending profile, or the profile that prevents sending; null before a profile is chosen. */
  profileId: v.nullable(profileId),
  /** Null if there is no profile, or the viewer cannot see it. */
  profileName: v.nullable(v.string()),
})

export type QueuedRecipient = v.InferOutput<typeof QueuedRecipient>

/** The requested recipients with their next steps. */
export const SequenceQueue = v.object({
  recipients: v.array(QueuedRecipient),
  /**
   * SEQ-167: for each message with waiting recipients, the recipient who gets it first, in the order of the messages.
   * Only if the request asks for it.
   */
  messages: v.optional(v.array(QueuedRecipient)),
})
export type SequenceQueue = v.InferOutput<typeof SequenceQueue>

/**
 * SEQ-86: the progress of all recipients of a sequence. The item at position n counts the recipients with n messages so
 * far, including a connection request.
 */
export const SequenceProgress = v.object({
  steps: v.array(
    v.object({
      /** Number of recipients who get the next message, if there is one, unless they answer first. */
      waiting: count,
      /** Number of recipients who get no further message, because they have answered or their request was withdrawn. */
      ended: count,
    }),
  ),
})
export type SequenceProgress = v.InferOutput<typeof SequenceProgress>
