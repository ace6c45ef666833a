import { type ImportRowStatus } from '../resources/recipientImport.ts'
import { type SequenceRecipientStatus } from '../resources/sequence.ts'

/** What importing one recipient into a sequence came to: Imported, Skipped (was in list), or a conflict that offers Reassign. */
export type ImportResult = Extract<ImportRowStatus, 'imported' | 'skipped' | 'conflict'>

/**
 * Skipped when the recipient's existing status in this sequence is approved or sent; a conflict when another sequence holds the recipient
 * (document 3, section 4).
 */
export function importResult(existingStatus: SequenceRecipientStatus | null, isHeldElsewhere: boolean): ImportResult {
  if (existingStatus === 'approved' || existingStatus === 'sent') return 'skipped'
  return isHeldElsewhere ? 'conflict' : 'imported'
}

/** All imports have succeeded, so the import record is deleted: nothing is pending, in conflict or failed. */
export function isImportDone(statuses: readonly ImportRowStatus[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === 'imported' || status === 'skipped')
}

/** Offset 1 when the header row is excluded (document 3, section 7). */
export function importOffset(isHeaderExcluded: boolean): 0 | 1 {
  return isHeaderExcluded ? 1 : 0
}
