import { type ImportColumn, type ImportRowStatus, type SequenceRecipientStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** An uploaded file of recipients. */
export interface RecipientImportRow extends Row {
  readonly organizationId: number
  readonly createdBy: number
  /** The sequence to which the recipients are added. Null: no sequence. */
  readonly sequenceId: number | null
  readonly fileName: string
  /** Number of the row with the column names, or of the first recipient if no row has names. */
  readonly headerRow: number
  readonly header: readonly string[]
  /** Number of rows below the header. */
  readonly rowCount: number
  /** The mapping. Null: not mapped yet. */
  readonly columns: readonly ImportColumn[] | null
  readonly offset: number | null
}

/** A row of an uploaded file. Includes the header and the rows above it. */
export interface ImportedRow extends Row {
  readonly importId: number
  /** Row number in the file, from 1, including the header. */
  readonly row: number
  readonly cells: readonly string[]
  readonly recipientId: number | null
  readonly status: ImportRowStatus
  readonly existingStatus: SequenceRecipientStatus | null
  /** The reason why the row failed. */
  readonly message: string | null
  /** The unusable values, as text. */
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
