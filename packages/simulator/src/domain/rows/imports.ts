import { type ImportColumn, type ImportRowStatus, type SequenceRecipientStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

export interface RecipientImportRow extends Row {
  readonly organizationId: number
  readonly createdBy: number
  /** Null: no sequence. */
  readonly sequenceId: number | null
  readonly fileName: string
  /** Row number of the header, or of the first recipient if the file has no column names. */
  readonly headerRow: number
  readonly header: readonly string[]
  readonly rowCount: number
  /** Null: not mapped yet. */
  readonly columns: readonly ImportColumn[] | null
  /** 0 if the header row is a recipient, otherwise 1. Null: not mapped yet. */
  readonly offset: number | null
}

/** A row of an uploaded file. */
export interface ImportedRow extends Row {
  readonly importId: number
  /** Row number in the file, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  readonly recipientId: number | null
  readonly status: ImportRowStatus
  readonly existingStatus: SequenceRecipientStatus | null
  readonly message: string | null
  /** A text about the values that could not be imported. */
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
