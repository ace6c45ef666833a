import { type ImportedRecipient } from '@tandem/contract'
import { errorText } from '../../../shared/api/errorText.ts'
import { isGone, RequestError } from '../../../shared/api/RequestError.ts'
import { forEachRow } from '../../../shared/jobs/eachRow.ts'
import { failuresToPause } from '../../../shared/jobs/createJob.ts'
import { importMessages } from '../messages.ts'
import { catchUp } from './catchUp.ts'
import { type ImportCalls, importCalls } from './importCalls.ts'
import {
  companyColumnOf,
  hasAllSucceeded,
  type ImportProgress,
  type ImportRunOptions,
  initialImportProgress,
} from './importProgress.ts'
import { ImportRows, isRetryable, type RowState, rowStateOf } from './ImportRows.ts'
import { WindowTalk } from './WindowTalk.ts'
import { withWindowLock } from '../../../shared/jobs/withWindowLock.ts'

const texts = importMessages.results

/** Calls at a time: the browser keeps some of its connections for the rest of the app. */
const concurrency = 4
/** Listeners are notified at most this often, in ms, however many rows change. */
const noticeMs = 100

/**
 * A running import (IMPORT-16): reads the rows and adds the waiting recipients to the sequence, a few at a time. It
 * continues where it stopped, since the server knows what is done. It outlives the page that shows it. The windows of a
 * browser take turns and tell each other their results.
 */
export class ImportRun {
  readonly rows = new ImportRows()
  readonly #options: ImportRunOptions
  readonly #stopping = new AbortController()
  readonly #calls: ImportCalls
  readonly #talk: WindowTalk
  readonly #listeners = new Set<() => void>()
  #progress: ImportProgress
  #notice: ReturnType<typeof setTimeout> | undefined
  #reassignment: AbortController | undefined
  #failuresInRow = 0
  #isAtWork = false

  constructor(options: ImportRunOptions) {
    this.#options = options
    this.#progress = initialImportProgress(this.rows.counts)
    this.#calls = importCalls(options.request, options.importId, this.#stopping.signal)
    this.#talk = new WindowTalk(options.name, (heard) => {
      for (const settled of heard) this.rows.hear(settled)
      this.#noticeSoon()
      void this.#concludeIfDone()
    })
  }

  get importId(): number {
    return this.#options.importId
  }

  readonly getProgress = (): ImportProgress => this.#progress

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the remaining rows, then imports the waiting ones. Does nothing while it is running. */
  async start(): Promise<void> {
    if (this.#isAtWork || this.#isStopped) return
    this.#isAtWork = true
    try {
      if (await this.#load()) await this.#takeTurn()
    } finally {
      this.#isAtWork = false
    }
  }

  /** The rows that follow a row of the file, as the server has them now. */
  readonly readRows = async (after: number): Promise<readonly ImportedRecipient[]> => {
    const { _embedded: embedded } = await this.#calls.page(after)
    return embedded.recipients
  }

  async retry(place: number): Promise<void> {
    const state = this.rows.at(place)
    if (!state || !isRetryable(state)) return
    await this.#put(place)
    await this.#concludeIfDone()
  }

  /** Retries all rows whose call failed, and continues with the waiting ones. */
  async retryAll(): Promise<void> {
    for (const place of this.rows.placesWith(['failed'])) {
      const state = this.rows.at(place)
      if (state && isRetryable(state)) this.rows.change(place, { status: 'waiting', message: null })
    }
    await this.start()
  }

  /** IMPORT-19: replaces the cells of a row that failed, and imports it. Rejects when the call failed. */
  async correct(place: number, cells: readonly string[]): Promise<void> {
    const state = this.rows.at(place)
    if (!state?.cells) return
    const corrected = rowStateOf(await this.#calls.correct(state.row, cells), companyColumnOf(this.#progress.about))
    this.#settle(place, corrected)
    if (corrected.status === 'waiting') await this.#put(place)
    this.#options.onChanged()
    await this.#concludeIfDone()
  }

  async reassign(place: number): Promise<boolean> {
    const isDone = await this.#move(place).catch(() => false)
    this.#options.onChanged()
    await this.#concludeIfDone()
    return isDone
  }

  /** Reassigns all recipients of other sequences, until `stopReassigning`. Returns the number of failures. */
  async reassignAll(): Promise<number> {
    if (this.#progress.reassigning) return 0
    const places = this.rows.placesWith(['conflict'])
    const onProgress = (done: number) => {
      this.#progress = { ...this.#progress, reassigning: { done, total: places.length } }
      this.#noticeSoon()
    }
    onProgress(0)
    this.#reassignment = new AbortController()
    let refused = 0
    const move = async (place: number) => {
      if (!(await this.#move(place))) refused += 1
    }
    const options = { signal: this.#reassignment.signal, onProgress, failuresToStop: failuresToPause.move }
    const moves = await forEachRow(places, move, options)
    this.#progress = { ...this.#progress, reassigning: undefined }
    if (this.#isStopped) return 0
    this.#tell({})
    this.#options.onChanged()
    await this.#concludeIfDone()
    return moves.failed.length + refused + (moves.stopCause === undefined ? 0 : moves.untried.length)
  }

  stopReassigning(): void {
    this.#reassignment?.abort()
  }

  /** Stops the import in this window. */
  stop(): void {
    this.#stopping.abort()
    this.stopReassigning()
    this.#talk.close()
    clearTimeout(this.#notice)
  }

  /** IMPORT-14: moves a recipient here. Returns false, or throws, with the reason in the row. */
  async #move(place: number): Promise<boolean> {
    const state = this.rows.at(place)
    const { about } = this.#progress
    if (!about?.sequenceId || this.#isStopped) return false
    if (state?.id == null || state.status !== 'conflict' || state.isReassigning) return false
    const { id, existingSequenceId } = state
    this.rows.change(place, { isReassigning: true, message: null })
    try {
      const outcome = await this.#calls.move(existingSequenceId, about.sequenceId, id)
      const isDone = outcome.status !== 'conflict'
      const message = isDone ? null : texts.notReassigned('')
      this.#settle(place, { existingSequenceId: null, ...outcome, isReassigning: false, message })
      return isDone
    } catch (error) {
      this.rows.change(place, { isReassigning: false, message: texts.notReassigned(errorText(error)) })
      throw error
    }
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted || this.#options.isOver()
  }

  /** Reads all pages of rows. False when the import cannot go on. */
  async #load(): Promise<boolean> {
    if (this.#progress.about && this.rows.size >= this.#progress.total) return true
    this.#tell({ phase: 'loading', error: undefined })
    try {
      for (;;) {
        const response = await this.#calls.page(this.rows.lastRow)
        if (this.#isStopped) return false
        const { fileName, sequenceId, header, columns, offset, totalCount, _embedded: embedded } = response
        const canCorrect = response.headerRow !== undefined
        if (!columns) {
          this.#tell({ phase: 'unmapped' })
          return false
        }
        const about = { fileName, sequenceId, header, columns, hasHeaderRow: offset !== 0, canCorrect }
        this.rows.append(embedded.recipients.map((row) => rowStateOf(row, companyColumnOf(about))))
        this.#progress = { ...this.#progress, about, total: totalCount }
        this.#noticeSoon()
        if (embedded.recipients.length === 0 || this.rows.size >= totalCount) break
      }
    } catch (error) {
      this.#tell({ phase: isGone(error) ? 'gone' : 'unloadable', error })
      return false
    }
    return true
  }

  async #takeTurn(): Promise<void> {
    try {
      await withWindowLock(this.#options.name, this.#stopping.signal, {
        onWait: () => this.#tell({ phase: 'elsewhere' }),
        work: async (hasWaited) => {
          if (hasWaited) await catchUp(this.rows, this.#calls, companyColumnOf(this.#progress.about))
          if (this.#isStopped) return
          this.#failuresInRow = 0
          if (this.rows.counts.waiting > 0) await this.#importWaiting()
          else await this.#conclude()
        },
      })
    } catch (error) {
      if (!this.#isStopped) this.#tell({ phase: 'paused', error })
    }
  }

  async #importWaiting(): Promise<void> {
    this.#tell({ phase: 'running', error: undefined })
    let place = 0
    const worker = async () => {
      while (!this.#isStopped && this.#failuresInRow < failuresToPause.call) {
        const next = this.rows.next('waiting', place)
        if (next === undefined) return
        place = next + 1
        await this.#put(next)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    this.#options.onChanged()
    if (this.#isStopped) return
    if (this.rows.counts.waiting > 0) this.#tell({ phase: 'paused' })
    else await this.#conclude()
  }

  /** Adds one recipient to the sequence and stores the result. */
  async #put(place: number): Promise<void> {
    const { about } = this.#progress
    const { id, row = 0 } = this.rows.at(place) ?? {}
    if (id == null || !about?.sequenceId) return
    this.rows.change(place, { status: 'loading', message: null })
    this.#noticeSoon()
    const outcome = await this.#calls.put(about.sequenceId, id)
    if (outcome.status === 'failed') {
      this.#fail(place, outcome.error)
      return
    }
    this.#failuresInRow = 0
    const isOwn = outcome.status === 'skipped' && (await this.#calls.hasAdded(row))
    this.#settle(place, { existingSequenceId: null, ...outcome, ...(isOwn ? { status: 'imported' } : {}) })
  }

  #fail(place: number, error: unknown): void {
    const refusal = error instanceof RequestError ? error : undefined
    // Without a session no call succeeds: the row waits.
    const isSessionOver = refusal?.status === 401
    if (isSessionOver) this.#failuresInRow = failuresToPause.call
    else if (!refusal?.isFinal) this.#failuresInRow += 1
    this.#progress = { ...this.#progress, error }
    this.#settle(place, isSessionOver ? { status: 'waiting' } : { status: 'failed', message: errorText(error) })
  }

  #settle(place: number, change: Partial<RowState>): void {
    this.rows.change(place, { message: null, ...change })
    const state = this.rows.at(place)
    if (state && state.status !== 'waiting') this.#talk.note(state)
    this.#noticeSoon()
  }

  async #concludeIfDone(): Promise<void> {
    const { waiting, loading } = this.rows.counts
    if (!this.#isAtWork && waiting + loading === 0) await this.#conclude()
  }

  /** Ends an import in which no row waits. Its record is deleted when all rows have succeeded. */
  async #conclude(): Promise<void> {
    // Another window may report about an import of the next workspace: the demo numbers those of each from the start.
    if (this.#isStopped) return
    this.#tell({ phase: 'finished', error: undefined })
    if (hasAllSucceeded(this.rows.counts)) await this.#calls.deleteRecord()
  }

  #noticeSoon(): void {
    this.#notice ??= setTimeout(() => this.#tell({}), noticeMs)
  }

  #tell(change: Partial<Pick<ImportProgress, 'phase' | 'error'>>): void {
    clearTimeout(this.#notice)
    this.#notice = undefined
    this.#progress = { ...this.#progress, ...change, loaded: this.rows.size, counts: this.rows.counts }
    if (!this.#stopping.signal.aborted) this.#talk.send()
    for (const listener of this.#listeners) listener()
  }
}
