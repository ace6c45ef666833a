import { type ImportColumn, type ImportRowStatus, type SequenceRecipientStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** An uploaded file of recipients. */
export interface RecipientImportRow extends Row {
  readonly organizationId: number
  readonly createdBy: number
  /** The sequence that the recipients are added to; null: none. */
  readonly sequenceId: number | null
  readonly fileName: string
  /** Number of the row with the names of the columns, or of the first recipient when no row has them. */
  readonly headerRow: number
  readonly header: readonly string[]
  /** Number of rows below the header. */
  readonly rowCount: number
  /** The mapping; null before the first one. */
  readonly columns: readonly ImportColumn[] | null
  readonly offset: number | null
}

/** A row of an uploaded file; those of the header and above it, too. */
export interface ImportedRow extends Row {
  readonly importId: number
  /** Row number in the file, from 1, header included. */
  readonly row: number
  readonly cells: readonly string[]
  readonly recipientId: number | null
  readonly status: ImportRowStatus
  readonly existingStatus: SequenceRecipientStatus | null
  /** Why the row failed. */
  readonly message: string | null
  /** The values that could not be used, in words. */
  readonly leftOut: string | null
}

/** A row before its recipient is known. */
export const pendingRow = {
  recipientId: null,
  status: 'pending',
  existingStatus: null,
  message: null,
  leftOut: null,
} as const satisfies Partial<ImportedRow>
