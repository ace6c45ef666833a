import { type SequenceId } from '@tandem/contract'
import { forEachRow } from './eachRow.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { hasEnded, markEnded } from './endedWork.ts'
import { withWindowLock } from '../../../shared/jobs/withWindowLock.ts'
import { type SequenceDraft } from '../draft.ts'
import { type Creation, type CreationFailure } from './creation.ts'
import { addChunk } from './addChunk.ts'
import {
  type Addition,
  additionsOf,
  createOnce,
  creationBody,
  findCreated,
  launch,
  membersOf,
} from './creationCalls.ts'
import { type CreationOptions, type CreationProgress, failureKey, initialProgress } from './creationProgress.ts'
import { puttingBack, retrying, type Settled } from './settleFailure.ts'
import { failuresToPause } from '../../../shared/jobs/createJob.ts'

/** Additions between two notes of how far it is; those behind the last note are repeated after a reload. */
const chunkSize = 40
/** Creates a sequence from the draft: the sequence itself, its profiles, its recipients (SEQ-25). */
export class CreationRun {
  readonly #options: CreationOptions
  readonly #stopping = new AbortController()
  readonly #listeners = new Set<() => void>()
  #isAtWork = false
  #progress: CreationProgress = initialProgress

  constructor(options: CreationOptions) {
    this.#options = options
  }

  readonly getProgress = (): CreationProgress => this.#progress

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Goes on where the creation in the draft stopped. Does nothing while it runs.
   * @param creation begins this one, in a draft that is not being created yet
   */
  async start(creation?: Creation): Promise<void> {
    if (this.#isAtWork || this.#options.isOver()) return
    this.#isAtWork = true
    try {
      await withWindowLock(this.#options.name, this.#stopping.signal, {
        onWait: () => this.#tell({ phase: 'elsewhere' }),
        work: () => {
          // In the lock: another window takes up a creation as soon as it is in the draft.
          if (creation && !this.#creation) this.#options.keep(creation)
          return this.#run()
        },
      })
    } catch (error) {
      this.#pauseOrRefuse(error)
    } finally {
      this.#isAtWork = false
    }
  }

  /** Tries some of the failures again; `isMoving`: those that another sequence has leave it. */
  async retry(failures: readonly CreationFailure[], isMoving: boolean): Promise<void> {
    const { sequenceId } = this.#progress
    if (sequenceId === null) return
    await this.#settle(failures, retrying(this.#options.request, sequenceId, isMoving))
    // Keeps what cannot be looked up.
    await this.#dropAdded(sequenceId).catch(() => undefined)
    this.#note({ failures: [...this.#progress.failures] })
    await this.#concludeOrStop()
  }

  /** Puts back what has left its old sequence and could not be added, then takes the sequence as it is. */
  async putBackAndAccept(): Promise<void> {
    const left = this.#progress.failures.filter(({ hasLeft }) => hasLeft)
    await this.#settle(left, puttingBack(this.#options.request))
    this.#note({ failures: [...this.#progress.failures] })
    if (!this.#progress.failures.some(({ hasLeft }) => hasLeft)) await this.#conclude()
  }

  /** Takes the sequence as it is: what failed stays out of it. Launches it where that was asked for. */
  async accept(): Promise<void> {
    await this.#conclude()
  }

  /** Takes the sequence as it is, without launching it. */
  open(): void {
    const { sequenceId } = this.#progress
    if (sequenceId !== null) this.#end(sequenceId)
  }

  /** Edits the draft again. Finds out first whether there is a sequence: it stays paused then. */
  async edit(): Promise<void> {
    const draft = this.#options.read()
    if (!draft?.creation || this.#isAtWork) return
    this.#isAtWork = true
    try {
      const { isSent } = draft.creation
      const sequenceId = isSent ? await findCreated(this.#options.request, creationBody(draft)) : undefined
      if (sequenceId === undefined) {
        this.#tell({ phase: 'refused' })
        this.#options.onEdit()
      } else {
        this.#note({ sequenceId })
        this.#tell({ sequenceId })
      }
    } catch (error) {
      this.#tell({ error })
    } finally {
      this.#isAtWork = false
    }
  }

  /** Gives the creation up; its caller removes the draft. */
  discard(): void {
    const creation = this.#creation
    if (creation) markEnded(this.#endName(creation))
    this.#tell({ phase: 'gone' })
  }

  stop(): void {
    this.#stopping.abort()
  }

  /** Works on failures, a few at a time, and stops when the server fails. */
  async #settle(failures: readonly CreationFailure[], work: (failure: CreationFailure) => Promise<Settled>) {
    this.#tell({ retried: new Set([...this.#progress.retried, ...failures.map(failureKey)]), stopCause: undefined })
    const settle = async (failure: CreationFailure) => {
      const { rest, error } = await work(failure)
      const key = failureKey(failure)
      this.#tell({
        failures: this.#progress.failures.flatMap((each) => (failureKey(each) === key ? (rest ?? []) : each)),
        retried: new Set([...this.#progress.retried].filter((other) => other !== key)),
      })
      if (error !== undefined) throw error
    }
    const { untried, stopCause } = await forEachRow(failures, settle, { failuresToStop: failuresToPause.move })
    const waiting = new Set(untried.map(failureKey))
    this.#tell({ retried: new Set([...this.#progress.retried].filter((key) => !waiting.has(key))), stopCause })
  }

  get #creation(): Creation | undefined {
    return this.#options.read()?.creation
  }

  #note(change: Partial<Creation>): void {
    const creation = this.#creation
    if (creation) this.#options.keep({ ...creation, ...change })
  }

  async #run(): Promise<void> {
    const draft = this.#options.read()
    const creation = draft?.creation
    if (!draft || !creation || (await hasEnded(this.#endName(creation)))) {
      this.#tell({ phase: 'gone' })
      return
    }
    const additions = additionsOf(draft)
    const { profilesDone, recipientsDone, failures } = creation
    const done = profilesDone + recipientsDone
    const begun = { sequenceId: creation.sequenceId, total: additions.length, done, failures }
    this.#tell({ phase: 'creating', ...begun, error: undefined })
    const sequenceId = creation.sequenceId ?? (await this.#create(draft, creation))
    this.#tell({ phase: 'adding', sequenceId })
    await this.#addAll(additions, sequenceId, done)
    await this.#dropAdded(sequenceId)
    this.#tell({ phase: 'partial' })
    await this.#concludeOrStop()
  }

  async #create(draft: SequenceDraft, creation: Creation): Promise<number> {
    // Before the call: a reload must not make it a second sequence.
    this.#note({ isSent: true })
    const sequenceId = await createOnce(this.#options.request, creationBody(draft), creation)
    this.#note({ sequenceId })
    return sequenceId
  }

  async #addAll(additions: readonly Addition[], sequenceId: SequenceId, from: number): Promise<void> {
    const profileCount = additions.filter(({ kind }) => kind === 'profile').length
    for (let start = from; start < additions.length; start = this.#progress.done) {
      // Recipients wait until all profiles were tried.
      const end = Math.min(start + chunkSize, start < profileCount ? profileCount : additions.length)
      const chunk = additions.slice(start, end)
      const { failures, stopCause } = await addChunk(this.#options, sequenceId, chunk, (count) =>
        this.#tell({ done: start + count }),
      )
      this.#replaceFailures(chunk, failures)
      // The chunk is repeated when it goes on, which does no harm.
      if (stopCause !== undefined) throw stopCause
      this.#tell({ done: end })
      this.#note({
        profilesDone: Math.min(end, profileCount),
        recipientsDone: Math.max(0, end - profileCount),
        failures: [...this.#progress.failures],
      })
    }
  }

  /** Replaces the failures of some additions: an earlier attempt may have left its own. */
  #replaceFailures(additions: readonly Addition[], failures: readonly CreationFailure[]): void {
    const tried = new Set(additions.map(failureKey))
    const others = this.#progress.failures.filter((failure) => !tried.has(failureKey(failure)))
    this.#tell({ failures: [...others, ...failures] })
    this.#note({ failures: [...this.#progress.failures] })
  }

  /**
   * Forgets failures of what the sequence has: its creation put them in, or a call worked whose response was lost.
   * @throws when the sequence cannot be read
   */
  async #dropAdded(sequenceId: SequenceId): Promise<void> {
    if (this.#progress.failures.length === 0) return
    const isAdded = await membersOf(this.#options.request, sequenceId)
    // The list of now: another retry may have shortened it meanwhile.
    const failures = this.#progress.failures.filter((failure) => !isAdded(failure))
    this.#tell({ failures })
    this.#note({ failures })
  }

  async #concludeOrStop(): Promise<void> {
    if (this.#progress.phase !== 'partial') return
    if (this.#progress.failures.length === 0) await this.#conclude()
    else this.#stopAt('partial', this.#progress.error)
  }

  /** Once: retries that run at the same time may all find nothing left. */
  async #conclude(): Promise<void> {
    const { sequenceId, phase } = this.#progress
    if (sequenceId === null || phase === 'launching' || phase === 'done') return
    if (this.#creation?.isLaunching) {
      this.#tell({ phase: 'launching', error: undefined })
      try {
        await launch(this.#options.request, sequenceId)
      } catch (error) {
        this.#stopAt('partial', error)
        return
      }
    }
    this.#end(sequenceId)
  }

  #endName = ({ key }: Creation): string => `${this.#options.name} ${key}`

  #end(sequenceId: SequenceId): void {
    const creation = this.#creation
    if (creation) markEnded(this.#endName(creation))
    this.#options.onDone(sequenceId)
    this.#tell({ phase: 'done' })
  }

  #pauseOrRefuse(error: unknown): void {
    const { sequenceId } = this.#progress
    const isRefused = error instanceof RequestError && error.isFinal && error.status !== 401
    if (sequenceId === null && isRefused) {
      this.#stopAt('refused', error)
      this.#options.onEdit(error)
    } else this.#stopAt('paused', error)
  }

  #stopAt(phase: 'partial' | 'paused' | 'refused', error: unknown): void {
    this.#tell({ phase, error })
    this.#options.onStopped(this.#progress)
  }

  #tell(change: Partial<CreationProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    for (const listener of this.#listeners) listener()
  }
}
