import { type MessageError } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** Where people have led a lead away from the script; has the enrolment's id. */
export interface DetourRow extends Row {
  /** Places in the script at which somebody wrote what it did not foresee: there the lead reacts. In the order in which they were put in. */
  readonly asides: readonly number[]
  /** What somebody has changed about the beat that comes next; null: nothing. */
  readonly change: BeatChange | null
}

/** Another course of one beat of a lead's script. */
export interface BeatChange {
  readonly beat: number
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
