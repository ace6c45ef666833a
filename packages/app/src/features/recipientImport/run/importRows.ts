import { type ImportedRecipient, type RecipientId, type SequenceId } from '@tandem/contract'
import { type AddToSequenceResult } from '../../../entities/sequence/addToSequence.ts'
import { type JobItem, type JobState } from '../../../shared/jobs/jobState.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.results

export interface ImportItem {
  /** Row number in the file, from 1. The header row, and rows above it, also count. */
  readonly row: number
  /** Null: the row could not become a recipient. */
  readonly id: RecipientId | null
  readonly name: string
  readonly company: string
  /** A text that lists the values that could not be imported, with reasons. */
  readonly leftOut: string | null
  /** The cells of a row with wrong values. Undefined for all other rows. */
  readonly cells: readonly string[] | undefined
  readonly existingSequenceId: SequenceId | null
  /** True after the user has decided to move the recipient out of another sequence. */
  readonly isReassigning: boolean
}

export type RowResult =
  | { readonly status: Exclude<AddToSequenceResult['status'], 'conflict'> }
  | { readonly status: 'conflict'; readonly existingSequenceId: SequenceId | null }

export type ImportEntry = JobItem<ImportItem, RowResult>
export type ImportEntries = JobState<ImportItem, RowResult>['items']

/** Converts a row of a response. `companyColumn` is -1 if no column contains companies. */
export function entryOf(imported: ImportedRecipient, companyColumn: number): ImportEntry {
  const { row, id, status, message, leftOut = null, existingSequenceId, cells } = imported
  const item: ImportItem = {
    row,
    id,
    name: fullNameOf(imported),
    company: cells[companyColumn]?.trim() ?? '',
    leftOut,
    cells: status === 'failed' && id === null ? cells : undefined,
    existingSequenceId,
    isReassigning: false,
  }
  switch (status) {
    case 'pending':
      return { item, status: 'waiting' }
    case 'conflict':
      return { item, status, result: { status, existingSequenceId } }
    case 'failed':
      return { item, status, reason: message ?? '', isFinal: id === null, hasLeft: false }
    case 'imported':
    case 'skipped':
      return { item, status: 'done', result: { status } }
  }
  return status satisfies never
}

export type RowStatus = 'waiting' | 'loading' | 'imported' | 'skipped' | 'conflict' | 'failed'

/** A row stays in conflict until its reassignment has succeeded. */
export function rowStatusOf(entry: ImportEntry): RowStatus {
  if (entry.item.isReassigning && entry.status !== 'done') return 'conflict'
  if (entry.status === 'done') return entry.result.status
  return entry.status === 'working' ? 'loading' : entry.status
}

/** `partial`: the row was imported, but some of its values could not be imported (IMPORT-31). */
export const shownStatusOf = (entry: ImportEntry): RowStatus | 'partial' => {
  const status = rowStatusOf(entry)
  return status === 'imported' && entry.item.leftOut !== null ? 'partial' : status
}

/** The reason of a failure. */
export function rowMessageOf(entry: ImportEntry): string | undefined {
  if (entry.status === 'failed') return entry.item.isReassigning ? texts.notReassigned(entry.reason) : entry.reason
  return entry.status === 'conflict' && entry.item.isReassigning ? texts.notReassigned('') : undefined
}

export const holderOfRow = (entry: ImportEntry): SequenceId | null =>
  entry.status === 'conflict' && entry.result.status === 'conflict'
    ? entry.result.existingSequenceId
    : entry.item.existingSequenceId

/** Returns the row as a conflict, because its recipient stays in another sequence. */
export const inConflict = (entry: ImportEntry): ImportEntry => ({
  item: { ...entry.item, isReassigning: false },
  status: 'conflict',
  result: { status: 'conflict', existingSequenceId: holderOfRow(entry) },
})

/** True for a failed row whose recipient exists. A row with invalid data has no recipient, and cannot be retried. */
export const isRetryable = (entry: ImportEntry): boolean => rowStatusOf(entry) === 'failed' && entry.item.id !== null

export type RowCounts = Readonly<Record<RowStatus, number>>

export function rowCountsOf(entries: ImportEntries): RowCounts {
  const counts = { waiting: 0, loading: 0, imported: 0, skipped: 0, conflict: 0, failed: 0 }
  for (const entry of entries) counts[rowStatusOf(entry)] += 1
  return counts
}

export const placesOf = (entries: ImportEntries, isWanted: (entry: ImportEntry) => boolean): readonly number[] =>
  entries.flatMap((entry, place) => (isWanted(entry) ? [place] : []))
