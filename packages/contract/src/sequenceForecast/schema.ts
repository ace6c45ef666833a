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

/** SEQ-85: why something is not sent now, or not at all. In the order in which a user would solve them. */
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

/** Settings of a profile that are edited but not saved. */
const ProfileDraft = body({ id: profileId, ...profileLimits, scheduleTimezone: v.optional(timeZone) })

/**
 * SEQ-83: what is edited but not saved yet, or a sequence that does not exist yet. What is left out is as saved.
 */
export const ForecastDraft = patchBody({
  type: SequenceType,
  clientId,
  /** Wait before each message, or before each message of a re-engagement. */
  delaysSecs: v.pipe(v.array(seconds), v.maxLength(50, 'There can be at most 50 steps.')),
  sendConnectionRequests: v.boolean(),
  /** What the AI answers and follows up; prompts do not matter. */
  responses: ResponseEntries,
  followUps: FollowUps,
  startDate: v.nullable(calendarDate),
  schedule: v.nullable(Schedule),
  scheduleTimezone: timeZone,
  /** All profiles that would send. */
  profiles: v.pipe(v.array(ProfileDraft), v.maxLength(1000, 'Profiles can be at most 1000.')),
  /** Recipients to add. Those that another sequence has are left out. */
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

/** The messages that a profile will send; each list has one value for each of the forecast's dates. */
const ForecastProfile = v.object({
  id: profileId,
  /** Null where the viewer cannot see the profile. */
  name: v.nullable(v.string()),
  requests: v.array(count),
  /** First messages to connections, and messages to leads unless they answer. */
  messages: v.array(count),
  /** Estimated messages that depend on what leads do: accept or answer. Those by the AI are among them. */
  expectedMessages: v.array(v.pipe(v.number(), v.minValue(0))),
})

/** SEQ-80: what a sequence will do next, or would do if it were launched now. */
export const SequenceForecast = v.object({
  /** Days in UTC. */
  dates: v.array(calendarDate),
  profiles: v.array(ForecastProfile),
  /** When the next recipient is contacted; null: never. */
  firstContact: v.nullable(instant),
  /** The day on which the last recipient is contacted; null: nobody is left, or it takes more than a year. */
  allContactedOn: v.nullable(calendarDate),
  /** Recipients to contact. */
  leftCount: count,
  /** SEQ-30: recipients who get nothing, because they are no connections of a profile. */
  unreachableCount: count,
  /** SEQ-85: why nobody is contacted right now. */
  reasons: v.array(ForecastReason),
  /** SEQ-82: what delays the last first contact most. */
  bottleneck: v.nullable(v.object({ reason: ForecastReason, profileId: v.nullable(profileId) })),
})
export type SequenceForecast = v.InferOutput<typeof SequenceForecast>

/** SEQ-84: recipients of a sequence. Those that it does not have are left out of the response. */
export const SequenceQueueRequest = body({
  recipientIds: v.pipe(v.array(recipientId), v.maxLength(100, 'At most 100 recipients can be asked for.')),
  /** SEQ-167: also answers for each message of the sequence. */
  withMessages: v.optional(v.boolean()),
})
export type SequenceQueueRequest = v.InferOutput<typeof SequenceQueueRequest>

/** SEQ-84: how far a recipient is in a sequence. `withdrawn`: the request was not accepted and was withdrawn. */
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

export const NextStepKind = v.picklist(['request', 'message', 'reply', 'followUp', 'reminder', 'call'])
export type NextStepKind = v.InferOutput<typeof NextStepKind>

export const QueuedRecipient = v.object({
  recipientId,
  /** Null before the request is accepted. */
  conversationId: v.nullable(conversationId),
  status: RecipientProgress,
  /** The next message; null: nothing is planned. */
  step: v.nullable(NextStepKind),
  /** Position of a message in the sequence, or round of a follow-up; from 0. */
  position: v.nullable(count),
  /** The next time at which it can go out; null: not before something changes. */
  at: v.nullable(instant),
  /** SEQ-85: why then and not now, or why not at all. */
  why: ForecastReason,
  /** The profile that sends it, or that stops it; null before a profile is chosen. */
  profileId: v.nullable(profileId),
  /** Null also where the viewer cannot see the profile. */
  profileName: v.nullable(v.string()),
})

export type QueuedRecipient = v.InferOutput<typeof QueuedRecipient>

export const SequenceQueue = v.object({
  recipients: v.array(QueuedRecipient),
  /**
   * SEQ-167: for each message for which somebody waits, who gets it first, in the order of the messages. Only where it
   * is asked for.
   */
  messages: v.optional(v.array(QueuedRecipient)),
})
export type SequenceQueue = v.InferOutput<typeof SequenceQueue>

/**
 * SEQ-86: how far the recipients of a sequence are. The item at position n counts those who have got n messages, a
 * connection request included.
 */
export const SequenceProgress = v.object({
  steps: v.array(
    v.object({
      /** They get the next message, if there is one, unless they answer before. */
      waiting: count,
      /** They get no message any more: they have answered, or their request was withdrawn. */
      ended: count,
    }),
  ),
})
export type SequenceProgress = v.InferOutput<typeof SequenceProgress>
