import { type MessageError, type SequenceRecipientStatus, type SequenceSummary } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type LeadBehaviour, type ReplyMood, type ReplyStage } from './leadBehaviour.ts'

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  /** Null: unknown, or not in the team any more. */
  readonly createdBy: number | null
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

/** The form of a new sequence may leave out these fields. */
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

/** The history of a recipient in a sequence. A removed enrolment keeps its row for the figures of past days. */
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

/** The next first contact of a profile. The row has the id of the profile. */
export interface FirstContactRow extends Row {
  readonly eventId: number
}

/** The deviations of a lead from the script. The row has the id of the enrolment. */
export interface OverrideRow extends Row {
  /** In the order in which the reactions were added. */
  readonly reactionPoints: readonly ReactionPoint[]
  /** The change of the next step. */
  readonly change: StepChange | null
  /** The next step and its change when a person stopped the campaign. Null: not stopped, or the steps have changed. */
  readonly stopped: { readonly stepIndex: number; readonly change: StepChange | null } | null
}

/** A reaction of a lead outside of the script (SIM-23). */
export interface ReactionPoint {
  /** The reaction comes before this step. */
  readonly stepIndex: number
  /** Null: the reaction depends on the persona. */
  readonly demanded: DemandedReply | null
}

/** A reply of a lead that a control call demands (SIM-23). */
export interface DemandedReply {
  readonly stage: ReplyStage
  readonly mood: ReplyMood
  /** The answer to this reply also books the accepted call. */
  readonly books: boolean
}

/** A change of one step of a lead's script. */
export interface StepChange {
  readonly stepIndex: number
  /** Null: the text of the campaign. */
  readonly text: string | null
  /** Null: the time of the campaign. */
  readonly at: number | null
  /** The start of the delay, if the message before the step was deleted. */
  readonly since: number | null
  /** The step waits until a person writes. */
  readonly isHalted: boolean
  /** The message waits until a person sends or deletes it. */
  readonly error: MessageError | null
  readonly attempts: number
}
