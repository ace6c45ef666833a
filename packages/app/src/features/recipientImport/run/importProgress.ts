import { type ImportColumn, isImportDone, type SequenceId } from '@tandem/contract'
import { type ApiClient } from '../../../shared/api/request.ts'
import { type RowCounts } from './ImportRows.ts'

/**
 * `loading`: rows are read. `unmapped`: the columns come first. `running`, or `elsewhere`: another window runs it.
 * `paused`: the server does not answer. `finished`: no row waits. `gone`: the import does not exist (any more).
 * `unloadable`: rows could not be read.
 */
type ImportPhase = 'loading' | 'unmapped' | 'running' | 'elsewhere' | 'paused' | 'finished' | 'gone' | 'unloadable'

/** Details of the import as a whole. */
export interface ImportAbout {
  readonly fileName: string
  readonly sequenceId: SequenceId | null
  readonly header: readonly string[]
  /** By index of the column. */
  readonly columns: readonly ImportColumn[]
  /** The first row is a header, not data. */
  readonly hasHeaderRow: boolean
  /** A backend that suggests the header row also corrects rows that failed (SIM-36). */
  readonly canCorrect: boolean
}

/** Index of the column with the company; -1 without one. */
export const companyColumnOf = (about: ImportAbout | undefined): number =>
  about?.columns.findIndex(({ attributeId }) => attributeId === 'company') ?? -1

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

/** The options of an import's run. */
export interface ImportRunOptions {
  readonly importId: number
  readonly request: ApiClient
  /** Tells this import from those of other backends, in locks and between windows. */
  readonly name: string
  /** Its session has ended, or the workspace is another one: nothing more may be asked. */
  readonly isOver: () => boolean
  /** Recipients have been put into sequences. */
  readonly onChanged: () => void
}

export const initialImportProgress = (counts: RowCounts): ImportProgress => ({
  phase: 'loading',
  about: undefined,
  loaded: 0,
  total: 0,
  counts,
  reassigning: undefined,
  error: undefined,
})

/** Whether every row was imported, or was in the list before. */
export function hasAllSucceeded({ imported, skipped, ...others }: RowCounts): boolean {
  const isAnyOpen = Object.values(others).some((count) => count > 0)
  return isImportDone([
    ...(imported > 0 ? (['imported'] as const) : []),
    ...(skipped > 0 ? (['skipped'] as const) : []),
    ...(isAnyOpen ? (['pending'] as const) : []),
  ])
}
