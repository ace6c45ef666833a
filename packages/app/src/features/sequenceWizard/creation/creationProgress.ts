import { type SequenceId } from '@tandem/contract'
import { type ApiClient } from '../../../shared/api/request.ts'
import { type SequenceDraft } from '../draft.ts'
import { type Creation, type CreationFailure } from './creation.ts'

/**
 * `elsewhere`: another window creates the sequence. `paused`: the server does not answer. `refused`: it does not create
 * the sequence. `partial`: what is left to decide is in the failures. `done`: the draft is gone.
 */
type CreationPhase =
  | 'creating'
  | 'adding'
  | 'launching'
  | 'elsewhere'
  | 'paused'
  | 'refused'
  | 'partial'
  | 'done'
  | 'gone'

export interface CreationProgress {
  readonly phase: CreationPhase
  readonly sequenceId: SequenceId | null
  /** Profiles and recipients that were tried, of all. */
  readonly done: number
  readonly total: number
  readonly failures: readonly CreationFailure[]
  /** Failures that are being tried again, by `failureKey`. */
  readonly retried: ReadonlySet<string>
  /** Why it is paused, was refused, or could not be launched. */
  readonly error: unknown
  /** Why trying again stopped before its end. */
  readonly stopCause: unknown
}

export interface CreationOptions {
  readonly request: ApiClient
  /** The draft as it is stored now. */
  readonly read: () => SequenceDraft | undefined
  /** Keeps how far the creation is. */
  readonly keep: (creation: Creation) => void
  /** There is no sequence, and the draft is edited again. `error`: why the server did not create it. */
  readonly onEdit: (error?: unknown) => void
  /** It does not go on by itself: it is paused, refused, or the user decides about its failures. */
  readonly onStopped: (progress: CreationProgress) => void
  /** The sequence is created as far as the user wants it: removes the draft. */
  readonly onDone: (sequenceId: SequenceId) => void
  /** Tells this draft from those of other users and backends, in the lock between windows. */
  readonly name: string
  /** Its session has ended. */
  readonly isOver: () => boolean
}

export const failureKey = ({ kind, id }: Pick<CreationFailure, 'kind' | 'id'>): string => `${kind} ${id}`

export const initialProgress: CreationProgress = {
  phase: 'creating',
  sequenceId: null,
  done: 0,
  total: 0,
  failures: [],
  retried: new Set(),
  error: undefined,
  stopCause: undefined,
}
