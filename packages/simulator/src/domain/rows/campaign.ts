import { type MessageError, type SequenceRecipientStatus, type SequenceSummary } from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type LeadBehaviour } from './leadBehaviour.ts'

export interface SequenceRow extends Omit<
  SequenceSummary,
  'recipientsCount' | 'profileIds' | 'profilesCount' | 'scheduleTimezone'
> {
  readonly organizationId: number
  readonly scheduleTimezone: string
  readonly dateCreated: number
}

/**
 * A recipient's way through a sequence: the one record of what happened to it. A recipient is in one sequence at a time; who was taken out keeps
 * the record with `dateRemoved`, because the days on which things happened still count them.
 */
export interface EnrolmentRow extends Row {
  readonly sequenceId: number
  readonly recipientId: number
  /** The profile that writes; null until it is this recipient's turn. */
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
  /** How this person will behave. */
  readonly behaviour: LeadBehaviour
  /** How far the script that follows from the behaviour has been played. */
  readonly stepIndex: number
  /** The due event in which the script goes on; null when nothing happens by itself. */
  readonly eventId: number | null
}

/** When a profile sends its next connection request; has the profile's id. */
export interface FirstContactRow extends Row {
  readonly eventId: number
}

/** Where people have led a lead away from the script; has the enrolment's id. */
export interface DeviationRow extends Row {
  /** Places in the script at which somebody wrote what it did not foresee: there the lead reacts. In the order in which they were put in. */
  readonly reactionPoints: readonly number[]
  /** What somebody has changed about the step that comes next; null: nothing. */
  readonly change: StepChange | null
}

/** Another course of one step of a lead's script. */
export interface StepChange {
  readonly stepIndex: number
  /** The text that is sent in place of the engine's; null: the engine's. */
  readonly text: string | null
  /** The time that somebody set; null: the engine's. */
  readonly at: number | null
  /** From when its delay counts, where what came before was deleted: from when that would have been sent. */
  readonly since: number | null
  /** It does not happen before somebody writes: an answer that was deleted, a lead whose reminder was. */
  readonly isHalted: boolean
  /** Why it could not be sent; it waits for somebody to send it again, or to delete it. */
  readonly error: MessageError | null
  /** Unsuccessful attempts so far. */
  readonly attempts: number
}
