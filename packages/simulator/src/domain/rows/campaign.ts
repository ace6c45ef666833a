import { type MessageError, type SequenceRecipientStatus, type SequenceSummary } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type LeadBehaviour, type ReplyMood, type ReplyStage } from './leadBehaviour.ts'

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  /** The user who created the sequence. Null: unknown, or not in the team any more. */
  readonly createdBy: number | null
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

/** The values of a new sequence for fields that its form may leave out. */
export const newSequence = {
  status: 'paused',
  templates: [],
  aiTemplates: [],
  responses: [],
  followUps: [],
  calendlyId: null,
  calendlyEvent: null,
  sendConnectionRequests: true,
  sendEmptyConnectionRequest: false,
  importId: null,
  schedule: null,
  time: null,
  maxNumberOfMessages: null,
  sendingDelay: null,
  from: null,
  to: null,
} as const satisfies Partial<SequenceRow>

/**
 * The membership of a recipient in a sequence. A recipient is in one sequence at a time. A removed enrolment keeps its
 * row, because the figures of past days still count it.
 */
export interface EnrolmentRow extends Row {
  readonly sequenceId: number
  readonly recipientId: number
  /** The profile that writes. Null before the first contact. */
  readonly profileId: number | null
  readonly status: SequenceRecipientStatus
  readonly dateAdded: number
  readonly dateRequested: number | null
  readonly dateAccepted: number | null
  readonly dateWithdrawn: number | null
  readonly dateReplied: number | null
  readonly dateInterested: number | null
  readonly dateRemoved: number | null
  readonly conversationId: number | null
  readonly behaviour: LeadBehaviour
  /** Index of the next step of the lead's script. */
  readonly stepIndex: number
  /** The due event of the next step. Null: there is no automatic step. */
  readonly eventId: number | null
}

/** The next first contact of a profile. It has the profile's id. */
export interface FirstContactRow extends Row {
  readonly eventId: number
}

/** The deviations of a lead from the script. The row has the id of the enrolment. */
export interface OverrideRow extends Row {
  /** The reactions of the lead outside the script, in the order in which they were added. */
  readonly reactionPoints: readonly ReactionPoint[]
  /** The change of the next step. Null: no change. */
  readonly change: StepChange | null
  /**
   * The next step and its change when a person stopped the campaign. Null: the campaign was not stopped, or it cannot
   * continue at that step.
   */
  readonly stopped: { readonly stepIndex: number; readonly change: StepChange | null } | null
}

/** A reaction of a lead that the script does not contain: to a person's message, or on demand (SIM-23). */
export interface ReactionPoint {
  /** The reaction is inserted before this step. */
  readonly stepIndex: number
  /** The reply on demand. Null: the reaction depends on the lead's persona. */
  readonly demanded: DemandedReply | null
}

/** A reply of a lead that a control call demands (SIM-23). */
export interface DemandedReply {
  readonly stage: ReplyStage
  readonly mood: ReplyMood
  /** True if the answer to this reply also books the call that the lead has already accepted. */
  readonly books: boolean
}

/** A change of one step of a lead's script. */
export interface StepChange {
  readonly stepIndex: number
  /** The text to send. Null: the text of the campaign. */
  readonly text: string | null
  /** The time to send at. Null: the time of the campaign. */
  readonly at: number | null
  /**
   * The time at which the delay of the step starts, if the message before the step was deleted. Null: the usual time.
   */
  readonly since: number | null
  /**
   * True if the step waits until a person writes. A person has deleted the planned answer, or the last reminder before
   * the lead's message.
   */
  readonly isHalted: boolean
  /** The reason why the message could not be sent. The message waits until a person sends it again or deletes it. */
  readonly error: MessageError | null
  /** Number of failed attempts. */
  readonly attempts: number
}
