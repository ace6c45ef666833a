import {
  importResult,
  type ImportResult,
  RecipientConflictBody,
  sequenceRecipientDelete,
  sequenceRecipientPut,
} from '@tandem/contract'
import * as v from 'valibot'
import { isGone, RequestError } from '../../shared/RequestError.ts'
import { type Client } from '../../shared/request.ts'

/** What came of putting a recipient into a sequence; a conflict names the sequence that holds the recipient. */
export type Enrolment =
  | { readonly status: Exclude<ImportResult, 'conflict'> }
  | { readonly status: 'conflict'; readonly existingSequenceId: number }

/**
 * Puts a recipient into a sequence. `isRepeated`: an earlier call may have done it, its answer was lost; who is in by that was not in the list
 * before. Default: false.
 */
export async function enrol(
  request: Client,
  sequenceId: number,
  recipientId: number,
  isRepeated = false,
): Promise<Enrolment> {
  try {
    const { existingStatus } = await request(sequenceRecipientPut, { params: { sequenceId, id: recipientId } })
    return { status: importResult(isRepeated ? null : existingStatus, false) === 'skipped' ? 'skipped' : 'imported' }
  } catch (error) {
    const body = error instanceof RequestError && error.status === 409 ? error.body : undefined
    const conflict = v.safeParse(RecipientConflictBody, body)
    if (!conflict.success) throw error
    return { status: 'conflict', existingSequenceId: conflict.output.existingEntity.sequenceId }
  }
}

/** Takes a recipient out of a sequence; who has left it already is out. */
export async function withdraw(request: Client, sequenceId: number, recipientId: number): Promise<void> {
  try {
    await request(sequenceRecipientDelete, { params: { sequenceId, id: recipientId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
