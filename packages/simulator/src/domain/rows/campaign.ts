import { type MessageError, type SequenceRecipientStatus, type SequenceSummary } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type LeadBehaviour, type ReplyMood, type ReplyStage } from './leadBehaviour.ts'

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  /** The id of a user. Null: the user is unknown, or has left the team. */
  readonly createdBy: number | null
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

/** Default values for the optional fields of a new sequence. */
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
 * The history of a recipient in a sequence. When a recipient is removed from the sequence, the row stays, because the
 * figures of past days need it.
 */
export interface EnrolmentRow extends Row {
  readonly sequenceId: number
  readonly recipientId: number
  /** Null before the first contact. */
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
  readonly stepIndex: number
  /** The event of the next step. Null: no automatic step. */
  readonly eventId: number | null
}

/** The event at which a profile will contact its next new recipient. The id of the row is the id of the profile. */
export interface FirstContactRow extends Row {
  readonly eventId: number
}

/** The deviations of a lead from the script. The id of the row is the id of the enrolment. */
export interface OverrideRow extends Row {
  /** The points have the order in which they were added. */
  readonly reactionPoints: readonly ReactionPoint[]
  /** The change of the next step. */
  readonly change: StepChange | null
  /**
   * The next step and its change at the moment when a person stopped the campaign. Null: the campaign is not stopped,
   * or the script has changed since.
   */
  readonly stopped: { readonly stepIndex: number; readonly change: StepChange | null } | null
}

/** A reaction of a lead outside of the script (SIM-23). */
export interface ReactionPoint {
  /** The reaction comes before this step. */
  readonly stepIndex: number
  /** Null: the reaction depends on the persona. */
  readonly demanded: DemandedReply | null
}

/** A reply that a call of the control API demands from a lead (SIM-23). */
export interface DemandedReply {
  readonly stage: ReplyStage
  readonly mood: ReplyMood
  /** True if the lead accepts a proposed time. The profile's next reply then books the call. */
  readonly books: boolean
}

/** A change of one step of a lead's script. */
export interface StepChange {
  readonly stepIndex: number
  /** Null: the step keeps the campaign's text. */
  readonly text: string | null
  /** Null: the step keeps the campaign's time. */
  readonly at: number | null
  /** If the message before the step was deleted, the delay of the step begins at this time. Otherwise null. */
  readonly since: number | null
  /** True if the step waits until a user writes. */
  readonly isHalted: boolean
  /** If not null, the message waits until a person sends or deletes it. */
  readonly error: MessageError | null
  readonly attempts: number
}
