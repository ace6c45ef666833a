import { type ImportRowStatus } from './schema.ts'
import { type SequenceRecipientStatus } from '../sequence/schema.ts'

/** The result of importing one recipient into a sequence. */
export type ImportResult = Extract<ImportRowStatus, 'imported' | 'skipped' | 'conflict'>

/**
 * IMPORT-11, IMPORT-12: skipped when the recipient's status in this sequence is approved or sent; a conflict when
 * another sequence has the recipient.
 */
export function importResult(existingStatus: SequenceRecipientStatus | null, isHeldElsewhere: boolean): ImportResult {
  if (existingStatus === 'approved' || existingStatus === 'sent') return 'skipped'
  return isHeldElsewhere ? 'conflict' : 'imported'
}

/** IMPORT-15: whether all imports have succeeded, so that the record of the import can be deleted. */
export function isImportDone(statuses: readonly ImportRowStatus[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === 'imported' || status === 'skipped')
}

/** IMPORT-7: the offset is 1 when the header row is excluded. */
export function importOffset(isHeaderExcluded: boolean): 0 | 1 {
  return isHeaderExcluded ? 1 : 0
}
