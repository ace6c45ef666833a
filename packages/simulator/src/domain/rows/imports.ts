import { type ImportColumn, type ImportRowStatus, type SequenceRecipientStatus } from '@tandem/contract'
import { type Row } from '../../core/table.ts'

/** A file of recipients on its way into the list. */
export interface RecipientImportRow extends Row {
  readonly organizationId: number
  /** The sequence that its recipients are for. */
  readonly sequenceId: number | null
  readonly fileName: string
  readonly header: readonly string[]
  /** Rows below the header. */
  readonly rowCount: number
  /** Null before the first mapping. */
  readonly columns: readonly ImportColumn[] | null
  readonly offset: number | null
}

/** A row of such a file, the header's left out until a mapping says that it is none. */
export interface ImportedRow extends Row {
  readonly importId: number
  /** Place in the file, counted from 1 with the header. */
  readonly row: number
  readonly cells: readonly string[]
  readonly recipientId: number | null
  readonly status: ImportRowStatus
  readonly existingStatus: SequenceRecipientStatus | null
  /** Why the row failed. */
  readonly message: string | null
}
