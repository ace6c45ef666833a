import { errorText } from '../../../../shared/errorText.ts'
import { forEachRow } from '../../../../shared/lists/bulk/eachRow.ts'
import { type Client } from '../../../../shared/request.ts'
import { RequestError } from '../../../../shared/RequestError.ts'
import { hasEnded, markEnded } from '../../../../shared/endedWork.ts'
import { withWindowLock } from '../../../../shared/withWindowLock.ts'
import { type SequenceDraft } from '../draft.ts'
import { creationMessages as texts } from './messages.ts'
import { type Creation, type CreationFailure } from './creation.ts'
import { add, type Addition, additionsOf, createOnce, creationBody, launch, membersOf } from './creationCalls.ts'

/** Additions between two notes of how far it is; those behind the last note are repeated after a reload. */
const chunkSize = 40
/** After this many failures in a row that no addition caused, the run pauses: the server or the connection fails. */
const failuresToPause = 8

/**
 * `elsewhere`: another window creates the sequence. `paused`: the server does not answer. `refused`: it does not create
 * the sequence. `partial`: what is left to decide is in the failures. `done`: the draft is gone.
 */
type CreationPhase =
  | 'creating'
  | 'adding'
  | 'launching'
  | 'elsewhere'
  | 'paused'
  | 'refused'
  | 'partial'
  | 'done'
  | 'gone'

export interface CreationProgress {
  readonly phase: CreationPhase
  readonly sequenceId: number | null
  /** Profiles and recipients that were tried, of all. */
  readonly done: number
  readonly total: number
  readonly failures: readonly CreationFailure[]
  /** Failures that are being tried again, by `failureKey`. */
  readonly retried: ReadonlySet<string>
  /** Why it is paused, was refused, or could not be launched. */
  readonly error: unknown
}

export interface CreationOptions {
  readonly request: Client
  /** The draft as it is stored now. */
  readonly read: () => SequenceDraft | undefined
  /** Keeps how far the creation is. */
  readonly keep: (creation: Creation) => void
  /** The server does not create the sequence: the draft is edited again. */
  readonly onRefused: (error: unknown) => void
  /** The sequence is created as far as the user wants it: removes the draft. */
  readonly onDone: (sequenceId: number) => void
  /** Tells this draft from those of other users and backends, in the lock between windows. */
  readonly name: string
  /** Its session has ended. */
  readonly isOver: () => boolean
}

export const failureKey = ({ kind, id }: Pick<CreationFailure, 'kind' | 'id'>): string => `${kind} ${id}`

/** Creates a sequence from the draft: the sequence itself, its profiles, its recipients (SEQ-25). */
export class CreationRun {
  readonly #options: CreationOptions
  readonly #stopping = new AbortController()
  readonly #listeners = new Set<() => void>()
  #isAtWork = false
  #progress: CreationProgress = {
    phase: 'creating',
    sequenceId: null,
    done: 0,
    total: 0,
    failures: [],
    retried: new Set(),
    error: undefined,
  }

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
    if (sequenceId === null || failures.length === 0) return
    this.#tell({ retried: new Set([...this.#progress.retried, ...failures.map(failureKey)]) })
    await forEachRow(failures, async (failure) => {
      const result = await this.#retried(failure, sequenceId, isMoving)
      const rest = this.#progress.failures.flatMap((each) =>
        failureKey(each) === failureKey(failure) ? (result ?? []) : each,
      )
      const retried = new Set([...this.#progress.retried].filter((key) => key !== failureKey(failure)))
      this.#tell({ failures: rest, retried })
    })
    // What cannot be looked up stays listed.
    await this.#dropAdded(sequenceId).catch(() => undefined)
    this.#note({ failures: [...this.#progress.failures] })
    if (this.#progress.failures.length === 0) await this.#conclude()
  }

  /** Takes the sequence as it is: what failed stays out of it. Launches it where that was asked for. */
  async accept(): Promise<void> {
    await this.#conclude()
  }

  /** Takes the sequence as it is, without launching it. */
  skipLaunch(): void {
    const { sequenceId } = this.#progress
    if (sequenceId !== null) this.#end(sequenceId)
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #retried(failure: CreationFailure, sequenceId: number, isMoving: boolean) {
    const fromSequenceId = isMoving ? failure.existingSequenceId : null
    try {
      return await add(this.#options.request, sequenceId, { ...failure, fromSequenceId }, texts)
    } catch (error) {
      const reason = errorText(error)
      return { ...failure, message: isMoving ? texts.reassignFailed(reason) : reason }
    }
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
    if (this.#progress.failures.length > 0) this.#tell({ phase: 'partial' })
    else await this.#conclude()
  }

  async #create(draft: SequenceDraft, creation: Creation): Promise<number> {
    // Before the call: a reload must not make it a second sequence.
    this.#note({ isSent: true })
    const sequenceId = await createOnce(this.#options.request, creationBody(draft), creation)
    this.#note({ sequenceId })
    return sequenceId
  }

  async #addAll(additions: readonly Addition[], sequenceId: number, from: number): Promise<void> {
    const profileCount = additions.filter(({ kind }) => kind === 'profile').length
    for (let start = from; start < additions.length; start = this.#progress.done) {
      // Recipients wait until all profiles were tried.
      const end = Math.min(start + chunkSize, start < profileCount ? profileCount : additions.length)
      const chunk = additions.slice(start, end)
      const failures = await this.#addChunk(chunk, sequenceId, start)
      this.#tell({ done: end, failures: [...this.#progress.failures, ...failures] })
      this.#note({
        profilesDone: Math.min(end, profileCount),
        recipientsDone: Math.max(0, end - profileCount),
        failures: [...this.#progress.failures],
      })
    }
  }

  /** @throws when the server fails: the chunk is repeated later, which does no harm */
  async #addChunk(chunk: readonly Addition[], sequenceId: number, start: number): Promise<readonly CreationFailure[]> {
    const giveUp = new AbortController()
    const refused: CreationFailure[] = []
    let [inRow, cause]: [number, unknown] = [0, undefined]
    const { failed } = await forEachRow(
      chunk,
      async (addition) => {
        try {
          const failure = await add(this.#options.request, sequenceId, addition, texts)
          inRow = 0
          if (failure) refused.push(failure)
        } catch (error) {
          inRow += 1
          const isSessionOver = error instanceof RequestError && error.status === 401
          if (isSessionOver || inRow >= failuresToPause || this.#options.isOver()) {
            cause = error
            giveUp.abort()
          }
          throw error
        }
      },
      { signal: giveUp.signal, onProgress: (count) => this.#tell({ done: start + count }) },
    )
    if (giveUp.signal.aborted) throw cause
    const unanswered = failed.map(({ row: { kind, id, fromSequenceId }, error }) => ({
      kind,
      id,
      message: errorText(error),
      existingSequenceId: fromSequenceId,
    }))
    return [...refused, ...unanswered]
  }

  /**
   * Forgets failures of what the sequence has: its creation put them in, or a call worked whose answer was lost.
   * @throws when the sequence cannot be read
   */
  async #dropAdded(sequenceId: number): Promise<void> {
    if (this.#progress.failures.length === 0) return
    const isAdded = await membersOf(this.#options.request, sequenceId)
    // The list of now: another retry may have shortened it meanwhile.
    const failures = this.#progress.failures.filter((failure) => !isAdded(failure))
    this.#tell({ failures })
    this.#note({ failures })
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
        this.#tell({ phase: 'partial', error })
        return
      }
    }
    this.#end(sequenceId)
  }

  #endName = ({ key }: Creation): string => `${this.#options.name} ${key}`

  #end(sequenceId: number): void {
    const creation = this.#creation
    if (creation) markEnded(this.#endName(creation))
    this.#options.onDone(sequenceId)
    this.#tell({ phase: 'done' })
  }

  #pauseOrRefuse(error: unknown): void {
    const { sequenceId } = this.#progress
    const isRefused = error instanceof RequestError && error.isFinal && error.status !== 401
    if (sequenceId === null && isRefused) {
      this.#tell({ phase: 'refused', error })
      this.#options.onRefused(error)
    } else this.#tell({ phase: 'paused', error })
  }

  #tell(change: Partial<CreationProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    for (const listener of this.#listeners) listener()
  }
}
