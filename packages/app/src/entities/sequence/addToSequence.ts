import {
  importResult,
  type ImportResult,
  RecipientConflictBody,
  sequenceRecipientDelete,
  type SequenceRecipientStatus,
  sequenceRecipientPut,
  type SequenceId,
  type RecipientId,
} from '@tandem/contract'
import { conflictIn } from '../../shared/api/conflict.ts'
import { moveOrPutBack } from '../../shared/jobs/moveOrPutBack.ts'
import { isGone } from '../../shared/api/RequestError.ts'
import { type ApiClient } from '../../shared/api/request.ts'

/** A conflict has the id of the recipient's present sequence. */
export type AddToSequenceResult =
  | {
      readonly status: Exclude<ImportResult, 'conflict'>
      /** The recipient's earlier status in this sequence. Null if the recipient is new in the sequence. */
      readonly existingStatus: SequenceRecipientStatus | null
    }
  | { readonly status: 'conflict'; readonly existingSequenceId: SequenceId }

export async function addToSequence(
  request: ApiClient,
  sequenceId: SequenceId,
  recipientId: RecipientId,
): Promise<AddToSequenceResult> {
  try {
    const { existingStatus } = await request(sequenceRecipientPut, { params: { sequenceId, id: recipientId } })
    const isSkipped = importResult(existingStatus, false) === 'skipped'
    return { status: isSkipped ? 'skipped' : 'imported', existingStatus }
  } catch (error) {
    const conflict = conflictIn(RecipientConflictBody, error)
    if (!conflict) throw error
    return { status: 'conflict', existingSequenceId: conflict.existingEntity.sequenceId }
  }
}

/** Succeeds also if the recipient is not in the sequence. */
export async function removeFromSequence(
  request: ApiClient,
  sequenceId: SequenceId,
  recipientId: RecipientId,
): Promise<void> {
  try {
    await request(sequenceRecipientDelete, { params: { sequenceId, id: recipientId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** If the move fails, the recipient returns to the old sequence. @throws `NotPutBack` if this also fails */
export const moveRecipient = (
  request: ApiClient,
  id: RecipientId,
  fromSequenceId: SequenceId,
  sequenceId: SequenceId,
) =>
  moveOrPutBack({
    leave: () => removeFromSequence(request, fromSequenceId, id),
    join: () => addToSequence(request, sequenceId, id),
    putBack: () => request(sequenceRecipientPut, { params: { sequenceId: fromSequenceId, id } }),
  })
