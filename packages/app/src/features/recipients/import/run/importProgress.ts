import { type Client } from '../../../../shared/request.ts'
import { type RowCounts } from './ImportRows.ts'

/**
 * `loading`: rows are read. `unmapped`: the columns come first. `running`, or `elsewhere`: another window runs it. `paused`: the server does
 * not answer. `finished`: nothing waits any more. `gone`: there is no such import (any more). `unloadable`: rows could not be read.
 */
type ImportPhase = 'loading' | 'unmapped' | 'running' | 'elsewhere' | 'paused' | 'finished' | 'gone' | 'unloadable'

/** What is known of the import as a whole. */
export interface ImportAbout {
  readonly fileName: string
  readonly sequenceId: number | null
  readonly header: readonly string[]
  /** The file's first row names the columns and is none of the rows. */
  readonly hasHeaderRow: boolean
}

export interface ImportProgress {
  readonly phase: ImportPhase
  readonly about: ImportAbout | undefined
  /** Rows that have been read, of all. */
  readonly loaded: number
  readonly total: number
  readonly counts: RowCounts
  /** Recipients who are being reassigned together: those that are through, of all. */
  readonly reassigning: { readonly done: number; readonly total: number } | undefined
  /** Why it is paused or could not be loaded. */
  readonly error: unknown
}

/** What an import is run with. */
export interface ImportRunOptions {
  readonly importId: number
  readonly request: Client
  /** Tells this import from those of other backends, in locks and between windows. */
  readonly name: string
  /** Its session has ended, or the world is another one: nothing more may be asked. */
  readonly isOver: () => boolean
  /** Recipients have been put into sequences. */
  readonly onChanged: () => void
}
