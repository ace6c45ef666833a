import {
  importResult,
  type ImportResult,
  RecipientConflictBody,
  sequenceRecipientDelete,
  type SequenceRecipientStatus,
  sequenceRecipientPut,
} from '@tandem/contract'
import { conflictIn } from './conflict.ts'
import { isGone } from './RequestError.ts'
import { type Client } from './request.ts'

/** The result of adding a recipient to a sequence. A conflict names the sequence that the recipient is in. */
export type Enrolment =
  | {
      readonly status: Exclude<ImportResult, 'conflict'>
      /** The status in this sequence before; null for a recipient that was not in it. */
      readonly existingStatus: SequenceRecipientStatus | null
    }
  | { readonly status: 'conflict'; readonly existingSequenceId: number }

/**
 * Adds a recipient to a sequence.
 * @param isRepeated - whether an earlier call without an answer may have added it already, so that it is not skipped
 */
export async function enrol(
  request: Client,
  sequenceId: number,
  recipientId: number,
  isRepeated = false,
): Promise<Enrolment> {
  try {
    const { existingStatus } = await request(sequenceRecipientPut, { params: { sequenceId, id: recipientId } })
    const isSkipped = importResult(isRepeated ? null : existingStatus, false) === 'skipped'
    return { status: isSkipped ? 'skipped' : 'imported', existingStatus }
  } catch (error) {
    const conflict = conflictIn(RecipientConflictBody, error)
    if (!conflict) throw error
    return { status: 'conflict', existingSequenceId: conflict.existingEntity.sequenceId }
  }
}

/** Makes two calls that belong together: when one fails, `putBack` reverts the first, whose answer may be lost. */
export async function moveOrPutBack<Result>(
  leave: () => Promise<unknown>,
  join: () => Promise<Result>,
  putBack: () => Promise<unknown>,
): Promise<Result> {
  try {
    await leave()
    return await join()
  } catch (error) {
    await putBack().catch(() => undefined)
    throw error
  }
}

/** Removes a recipient from a sequence. One that has left it already is no error. */
export async function withdraw(request: Client, sequenceId: number, recipientId: number): Promise<void> {
  try {
    await request(sequenceRecipientDelete, { params: { sequenceId, id: recipientId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Moves a recipient from one sequence to another. When it cannot be added to that one, it goes back. */
export const moveRecipient = (request: Client, id: number, fromSequenceId: number, sequenceId: number) =>
  moveOrPutBack(
    () => withdraw(request, fromSequenceId, id),
    () => enrol(request, sequenceId, id),
    () => enrol(request, fromSequenceId, id),
  )
