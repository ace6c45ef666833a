import { type MessageError, type SequenceRecipientStatus, type SequenceSummary } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type LeadBehaviour } from './leadBehaviour.ts'

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  /** The user who created it; null for nobody of today's team. */
  readonly createdBy: number | null
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

/** The fields of a new sequence that its form may leave out. */
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
 * The record of a recipient in a sequence. A recipient is in one sequence at a time. A removed enrolment keeps its row,
 * because past days still count what happened in it.
 */
export interface EnrolmentRow extends Row {
  readonly sequenceId: number
  readonly recipientId: number
  /** The profile that writes; null before the first contact. */
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
  /** The due event of the next step; null when nothing happens without a person. */
  readonly eventId: number | null
}

/** The next first contact that a profile makes. Its id is the profile's. */
export interface FirstContactRow extends Row {
  readonly eventId: number
}

/** Changes of a lead's script by people. The id is the enrolment's. */
export interface DeviationRow extends Row {
  /**
   * Step indexes before which the lead reacts, because somebody wrote beyond the script there. In the order in which
   * they were added.
   */
  readonly reactionPoints: readonly number[]
  /** A person's change of the next step; null for none. */
  readonly change: StepChange | null
}

/** A change of one step of a lead's script. */
export interface StepChange {
  readonly stepIndex: number
  /** The text to send; null: the campaign's own. */
  readonly text: string | null
  /** The time to send at; null: the campaign's own. */
  readonly at: number | null
  /** The moment from which the step's delay counts, where the message before it was deleted; null: unchanged. */
  readonly since: number | null
  /** The step waits until a person writes: its answer, or the last reminder to the lead, was deleted. */
  readonly isHalted: boolean
  /** Why the message could not be sent; it then waits until somebody sends it again or deletes it. */
  readonly error: MessageError | null
  /** Number of failed attempts. */
  readonly attempts: number
}
