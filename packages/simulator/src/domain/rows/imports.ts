import { type ImportColumn, type ImportRowStatus, type SequenceRecipientStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** An uploaded file of recipients. */
export interface RecipientImportRow extends Row {
  readonly organizationId: number
  readonly createdBy: number
  /** The sequence to which the recipients are added. Null: no sequence. */
  readonly sequenceId: number | null
  readonly fileName: string
  /**
   * Row number of the header: the row with the column names, or the first recipient if the file has no column names.
   */
  readonly headerRow: number
  readonly header: readonly string[]
  /** Number of rows below the header. */
  readonly rowCount: number
  /** The mapping. Null: not mapped yet. */
  readonly columns: readonly ImportColumn[] | null
  /** Number of rows from the header to the first recipient: 0 if the header is a recipient. Null: not mapped yet. */
  readonly offset: number | null
}

/** A row of an uploaded file. The header and the rows above the header are stored in the same way. */
export interface ImportedRow extends Row {
  readonly importId: number
  /** Row number in the file, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  readonly recipientId: number | null
  readonly status: ImportRowStatus
  readonly existingStatus: SequenceRecipientStatus | null
  /** The reason why the row failed. */
  readonly message: string | null
  /** The values that could not be imported, as text. */
  readonly leftOut: string | null
}

/** The result of a row before its import. */
export const pendingRow = {
  recipientId: null,
  status: 'pending',
  existingStatus: null,
  message: null,
  leftOut: null,
} as const satisfies Partial<ImportedRow>
