import { type ImportColumn, type ImportedRecipient, type SequenceId } from '@tandem/contract'
import { type ApiClient } from '../../../shared/api/request.ts'
import { isGone } from '../../../shared/api/RequestError.ts'
import { createJob, type Job } from '../../../shared/jobs/createJob.ts'
import { type JobState } from '../../../shared/jobs/jobState.ts'
import { importCalls } from './importCalls.ts'
import {
  entryOf,
  holderOfRow,
  type ImportItem,
  type RowResult,
  inConflict,
  isRetryable,
  type RowCounts,
  rowCountsOf,
} from './importRows.ts'

export interface ImportAbout {
  readonly fileName: string
  readonly sequenceId: SequenceId | null
  readonly header: readonly string[]
  readonly columns: readonly ImportColumn[]
  /** False: `header` has the values of the first recipient. */
  readonly hasHeaderRow: boolean
  /** True if the user can correct rows. Only a backend that suggests the header row supports this (SIM-36). */
  readonly canCorrect: boolean
}

interface ImportFile {
  /** `gone`: the import does not exist. */
  readonly phase: 'loading' | 'loaded' | 'unmapped' | 'gone' | 'unloadable'
  readonly about: ImportAbout | undefined
  /** Number of rows in the file. */
  readonly total: number
  readonly error: unknown
}

export interface ImportProgress extends Pick<ImportFile, 'about' | 'total' | 'error'> {
  readonly phase: Exclude<ImportFile['phase'] | JobState<ImportItem, RowResult>['phase'], 'loaded' | 'queued'>
  readonly loaded: number
  readonly counts: RowCounts
  readonly reassigning: { readonly done: number; readonly total: number } | undefined
}

interface ImportRunOptions {
  readonly importId: number
  readonly request: ApiClient
  /** Name of the lock and of the channel between the windows. Unique among the imports of all backends. */
  readonly name: string
  /** True if the import must stop, because the session has ended or the demo's workspace was replaced. */
  readonly isOver: () => boolean
  /** Called after the number of completed rows has changed. */
  readonly onChanged: () => void
}

export interface ImportRun {
  readonly importId: number
  readonly job: Job<ImportItem, RowResult>
  readonly subscribe: (listener: () => void) => () => void
  readonly getProgress: () => ImportProgress
  /** Loads the remaining rows, and imports the waiting rows. */
  readonly start: () => Promise<void>
  /** Retries the failed row at `place`, or all failed rows. A row with invalid data is not retried. */
  readonly retry: (place?: number) => Promise<void>
  /** Imports a failed row with new cells (IMPORT-19). */
  readonly correct: (place: number, cells: readonly string[]) => Promise<void>
  /** Resolves to the number of failures (IMPORT-14). */
  readonly reassign: (places: readonly number[]) => Promise<number>
  /** Loads the rows that follow the row number `after` in the file. */
  readonly readRows: (after: number) => Promise<readonly ImportedRecipient[]>
  /** Ends the import in this window. */
  readonly close: () => void
}

/**
 * Loads the rows, and adds the waiting recipients (IMPORT-16). The server stores the results, so the import continues
 * after a reload. The import also continues while the user is on other pages.
 */
export function createImportRun({ importId, request, name, isOver, onChanged }: ImportRunOptions): ImportRun {
  const closing = new AbortController()
  const { signal } = closing
  const calls = importCalls(request, importId, signal)
  const listeners = new Set<() => void>()
  let file: ImportFile = { phase: 'loading', about: undefined, total: 0, error: undefined }
  /** Indexes of the rows that are being moved out of other sequences. */
  let reassigned: readonly number[] | undefined
  let loading: Promise<boolean> | undefined
  let progress: ImportProgress | undefined

  const job = createJob<ImportItem, RowResult>({
    items: [],
    name,
    isOver,
    perform: (item) => calls.add(item, file.about?.sequenceId),
    isConflict: ({ status }) => status === 'conflict',
    isMove: ({ isReassigning }) => isReassigning,
    prepare: async (hasWaited) => {
      if (hasWaited) await rereadWaiting()
    },
    // A complete import deletes its record (IMPORT-15).
    conclude: async () => {
      const { counts, items } = job.getState()
      if (items.length > 0 && counts.done === items.length) await calls.deleteRecord()
    },
  })
  const entries = () => job.getState().items
  const entryOfRow = (row: ImportedRecipient) =>
    entryOf(row, file.about?.columns.findIndex(({ attributeId }) => attributeId === 'company') ?? -1)
  const isClosed = () => signal.aborted || isOver()
  const notify = () => {
    progress = undefined
    for (const listener of listeners) listener()
  }
  const setFile = (change: Partial<ImportFile>) => {
    file = { ...file, ...change }
    notify()
  }
  job.subscribe(notify)

  /**
   * Reads the waiting rows again, because another window can also import them. If the import no longer exists, all rows
   * have succeeded.
   */
  const rereadWaiting = async () => {
    const places = new Map(entries().map(({ item }, place) => [item.row, place]))
    const isWaiting = (place: number) => entries()[place]?.status === 'waiting'
    try {
      let row = 0
      for (;;) {
        const next = entries().find(({ status, item }) => status === 'waiting' && item.row > row)
        if (!next) return
        const read = (await calls.readRows(next.item.row - 1)).map(
          (each) => [places.get(each.row) ?? -1, each] as const,
        )
        job.change(read.filter(([place]) => isWaiting(place)).map(([place, each]) => [place, entryOfRow(each)]))
        row = read.at(-1)?.[1].row ?? next.item.row
      }
    } catch (error) {
      if (!isGone(error)) throw error
      const waiting = [...entries().entries()].filter(([place]) => isWaiting(place))
      job.change(waiting.map(([place, { item }]) => [place, { item, status: 'done', result: { status: 'imported' } }]))
    }
  }

  /** Returns false if the import cannot continue. */
  const load = async (): Promise<boolean> => {
    if (file.phase === 'loaded') return true
    setFile({ phase: 'loading', error: undefined })
    try {
      do {
        const response = await calls.page(entries().at(-1)?.item.row ?? 0)
        if (isClosed()) return false
        const { columns, headerRow, totalCount, _embedded: embedded } = response
        if (!columns) {
          setFile({ phase: 'unmapped' })
          return false
        }
        const { fileName, sequenceId, header, offset } = response
        const canCorrect = headerRow !== undefined
        const about = { fileName, sequenceId, header, columns, hasHeaderRow: offset !== 0, canCorrect }
        file = { ...file, about, total: totalCount }
        job.add(embedded.recipients.map(entryOfRow))
        if (embedded.recipients.length === 0) break
      } while (entries().length < file.total)
      setFile({ phase: 'loaded' })
      return true
    } catch (error) {
      setFile({ phase: isGone(error) ? 'gone' : 'unloadable', error })
      return false
    }
  }

  const run = async (work: () => Promise<void>) => {
    const before = job.getState().counts.done
    await work()
    if (job.getState().counts.done !== before && !isClosed()) onChanged()
  }

  /** Leaves untried recipients in their sequences. Ends a paused import if no row waits any more. */
  const endReassigning = async (places: readonly number[]) => {
    const untried = places.flatMap((place) => {
      const entry = entries()[place]
      return entry?.status === 'waiting' ? [[place, inConflict(entry)] as const] : []
    })
    job.change(untried)
    const { phase, counts } = job.getState()
    if (phase === 'paused' && counts.waiting === 0) await job.start()
  }

  return {
    importId,
    job,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getProgress: () => {
      const { phase, items, error } = job.getState()
      progress ??= {
        ...file,
        phase: file.phase !== 'loaded' ? file.phase : phase === 'queued' ? 'loading' : phase,
        loaded: items.length,
        counts: rowCountsOf(items),
        reassigning: reassigned && {
          done: reassigned.filter((place) => !['waiting', 'working'].includes(items[place]?.status ?? '')).length,
          total: reassigned.length,
        },
        error: file.error ?? error,
      }
      return progress
    },
    start: async () => {
      loading ??= load().finally(() => {
        loading = undefined
      })
      if (await loading) await run(job.start)
    },
    retry: (place) => {
      const chosen = place === undefined ? undefined : entries()[place]
      return run(() => job.retry((entry) => isRetryable(entry) && (chosen === undefined || entry === chosen)))
    },
    correct: async (place, cells) => {
      const { item } = entries()[place] ?? {}
      if (!item?.cells) return
      const corrected = await calls.correct(item.row, cells)
      await run(() => {
        job.change([[place, entryOfRow(corrected)]])
        return job.start()
      })
    },
    reassign: async (places) => {
      const rows = new Set(places.map((place) => entries()[place]?.item.row))
      if (job.getState().phase === 'finished') reassigned = places
      await run(() =>
        job.retry(
          ({ item }) => rows.has(item.row),
          (entry) => ({ ...entry.item, isReassigning: true, existingSequenceId: holderOfRow(entry) }),
        ),
      )
      const { items, error } = job.getState()
      // Waiting rows are failures only after an error. Without an error, the user has paused the import.
      const failures = places.filter((place) => {
        const status = items[place]?.status
        return status === 'failed' || status === 'conflict' || (status === 'waiting' && error !== undefined)
      })
      await endReassigning(places)
      reassigned = undefined
      notify()
      return failures.length
    },
    readRows: calls.readRows,
    close: () => {
      closing.abort()
      job.close()
    },
  }
}
