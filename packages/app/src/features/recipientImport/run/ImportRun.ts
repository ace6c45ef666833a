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

interface ImportFile {
  /** `unmapped`: the columns come first. `gone`: the import does not exist (any more). */
  readonly phase: 'loading' | 'loaded' | 'unmapped' | 'gone' | 'unloadable'
  readonly about: ImportAbout | undefined
  /** Rows of the file. */
  readonly total: number
  /** Why it could not be loaded. */
  readonly error: unknown
}

export interface ImportProgress extends Pick<ImportFile, 'about' | 'total' | 'error'> {
  readonly phase: Exclude<ImportFile['phase'] | JobState<ImportItem, RowResult>['phase'], 'loaded' | 'queued'>
  /** Rows that have been read, of all. */
  readonly loaded: number
  readonly counts: RowCounts
  /** Recipients who are being reassigned: those that are through, of all. */
  readonly reassigning: { readonly done: number; readonly total: number } | undefined
}

interface ImportRunOptions {
  readonly importId: number
  readonly request: ApiClient
  /** Tells this import from those of other backends, in locks and between windows. */
  readonly name: string
  /** Its session has ended, or the workspace is another one: nothing more may be asked. */
  readonly isOver: () => boolean
  /** Recipients have been put into sequences. */
  readonly onChanged: () => void
}

export interface ImportRun {
  readonly importId: number
  readonly job: Job<ImportItem, RowResult>
  readonly subscribe: (listener: () => void) => () => void
  readonly getProgress: () => ImportProgress
  /** Reads the remaining rows, then imports the waiting ones. */
  readonly start: () => Promise<void>
  /** Retries a row, or all rows whose call failed, and continues with the waiting ones. */
  readonly retry: (place?: number) => Promise<void>
  /** IMPORT-19: replaces the cells of a row that failed, and imports it. Rejects when the call failed. */
  readonly correct: (place: number, cells: readonly string[]) => Promise<void>
  /** IMPORT-14: moves recipients here, until the job is paused. Resolves to the number of failures. */
  readonly reassign: (places: readonly number[]) => Promise<number>
  /** The rows that follow a row of the file, as the server has them now. */
  readonly readRows: (after: number) => Promise<readonly ImportedRecipient[]>
  /** Ends the import in this window. */
  readonly close: () => void
}

/**
 * An import (IMPORT-16): reads the rows, then its job adds the waiting recipients to the sequence. It continues where
 * it stopped, since the server knows the results. It outlives the page that shows it.
 */
export function createImportRun({ importId, request, name, isOver, onChanged }: ImportRunOptions): ImportRun {
  const closing = new AbortController()
  const { signal } = closing
  const calls = importCalls(request, importId, signal)
  const listeners = new Set<() => void>()
  let file: ImportFile = { phase: 'loading', about: undefined, total: 0, error: undefined }
  /** Indexes of the rows that are being reassigned. */
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
    // IMPORT-15
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

  /** Rereads the waiting rows, which another window may have imported. Without a record all have succeeded. */
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

  /** Reads the pages of rows. False when the import cannot continue. */
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

  /** Runs the job, and says so where that has changed something. */
  const run = async (work: () => Promise<void>) => {
    const before = job.getState().counts.done
    await work()
    if (job.getState().counts.done !== before && !isClosed()) onChanged()
  }

  /** Leaves the recipients that were not tried in their sequences. */
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
      // Recipients that were not tried count as failures only where the server fails.
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
