import { type SequenceId } from '@tandem/contract'
import { patchSequence } from '../../../entities/sequence/confirmedChange.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { requestErrorIn } from '../../../shared/api/RequestError.ts'
import { createJob } from '../../../shared/jobs/createJob.ts'
import { type JobState, settledCount } from '../../../shared/jobs/jobState.ts'
import { type SequenceDraft } from '../draft.ts'
import {
  addedAlready,
  type Addition,
  addOrPutBack,
  type AdditionEntry,
  additionReason,
  additionsOf,
  hasLeft,
  heldBy,
} from './additions.ts'
import { type Creation } from './creation.ts'
import { createOnce, creationBody, findCreated, hasEnded, markEnded } from './creationCalls.ts'

export interface CreationProgress {
  /**
   * `elsewhere`: another window creates the sequence. `paused`: the server or the connection fails. `partial`: an
   * addition or the launch has failed, and the user must decide. `gone`: there is no draft.
   */
  readonly phase: 'creating' | 'adding' | 'launching' | 'elsewhere' | 'paused' | 'refused' | 'partial' | 'done' | 'gone'
  readonly sequenceId: SequenceId | null
  readonly counts: JobState<Addition, unknown>['counts']
  /** The number of additions with a result. */
  readonly done: number
  readonly total: number
  /** In `paused`, failed additions and conflicts. In and after `partial`, the additions that the sequence lacks. */
  readonly open: readonly AdditionEntry[]
  /** The reason for a pause, a refusal or a failed launch. */
  readonly error: unknown
}

interface CreationOptions {
  readonly request: ApiClient
  readonly read: () => SequenceDraft | undefined
  /** Stores the creation in the draft. */
  readonly keep: (creation: Creation) => void
  /** Called when the user can edit the draft, because no sequence exists. `error`: the server's refusal. */
  readonly onEdit: (error?: unknown) => void
  /** Called when the creation waits for the user. */
  readonly onStopped: (progress: CreationProgress) => void
  /** Removes the draft. Called when the creation has ended, or the user has accepted the sequence. */
  readonly onDone: (sequenceId: SequenceId) => void
  /** The name of the lock that lets only one window run the creation. Each user of a backend has a separate name. */
  readonly name: string
  readonly isOver: () => boolean
}

export interface CreationRun {
  readonly getProgress: () => CreationProgress
  readonly subscribe: (listener: () => void) => () => void
  /** Undefined before the creation begins. */
  readonly getKey: () => string | undefined
  /** Starts or continues the creation. `creation`: required if the draft has no creation yet. */
  readonly start: (creation?: Creation) => Promise<void>
  /** Repeats the chosen additions. A profile or recipient of another sequence leaves that sequence. */
  readonly retry: (isChosen: (entry: AdditionEntry) => boolean) => Promise<void>
  /** Puts profiles and recipients back into their old sequences. If all are back, accepts the new sequence. */
  readonly putBackAndAccept: () => Promise<void>
  /** Accepts the sequence although additions have failed, and launches it if the user chose the launch. */
  readonly accept: () => Promise<void>
  /** Accepts the sequence without a launch. */
  readonly open: () => void
  /** Lets the user edit the draft if no sequence exists. Otherwise the creation stays paused. */
  readonly edit: () => Promise<void>
  /** Ends the creation in all windows. The caller removes the draft. */
  readonly discard: () => void
}

interface CreationState {
  readonly key: string | undefined
  readonly sequenceId: SequenceId | null
  readonly isLaunching: boolean
  /** The user must decide about failures. */
  readonly isDeciding: boolean
  readonly end: 'refused' | 'done' | 'gone' | undefined
  /** The error of the launch, or of the search for the sequence. */
  readonly error: unknown
}

/** Creates a sequence from the draft, with its profiles and recipients (SEQ-25). */
export function createCreationRun(options: CreationOptions): CreationRun {
  const { request, read, keep, name, isOver } = options
  const listeners = new Set<() => void>()
  let state: CreationState = {
    key: undefined,
    sequenceId: null,
    isLaunching: false,
    isDeciding: false,
    end: undefined,
    error: undefined,
  }
  let progress: CreationProgress | undefined
  let begun: Creation | undefined

  const draft = read()
  const job = createJob({
    items: draft ? additionsOf(draft) : [],
    name,
    isOver,
    perform: async (addition) => {
      if (state.sequenceId === null) throw new Error('there is no sequence')
      return addOrPutBack(request, state.sequenceId, addition)
    },
    isConflict: (result) => result.heldBy !== null,
    isMove: ({ fromSequenceId }) => fromSequenceId !== null,
    reasonOf: additionReason,
    prepare: () => prepare(),
    conclude: async () => {
      if (isAnyOpen()) await dropAdded()
      if (isAnyOpen()) set({ isDeciding: true })
      else await finish()
    },
  })
  const isAnyOpen = () => {
    const { failed, conflict } = job.getState().counts
    return failed + conflict > 0
  }
  const notify = () => {
    progress = undefined
    for (const listener of listeners) listener()
  }
  const set = (change: Partial<CreationState>) => {
    state = { ...state, ...change }
    notify()
  }
  job.subscribe(notify)

  const creationOf = () => read()?.creation
  const note = (change: Partial<Creation>) => {
    const creation = creationOf()
    if (creation) keep({ ...creation, ...change })
    if (change.sequenceId !== undefined) set({ sequenceId: change.sequenceId })
  }
  const end = (how: 'refused' | 'done' | 'gone') => {
    set({ end: how })
    job.close()
  }
  const endName = ({ key }: Creation): string => `${name} ${key}`

  /** Marks failed additions as done if the sequence has them. Their requests succeeded, but the responses were lost. */
  const dropAdded = async () => {
    if (state.sequenceId !== null) job.change(await addedAlready(request, state.sequenceId, job.getState().items))
  }
  const prepare = async () => {
    // The creation is stored only inside the lock, because other windows continue a stored creation at once.
    if (begun && !creationOf()) keep(begun)
    const now = read()
    const creation = now?.creation
    if (!now || !creation || (await hasEnded(endName(creation)))) {
      end('gone')
      return
    }
    set({ key: creation.key, sequenceId: creation.sequenceId, error: undefined })
    if (creation.sequenceId === null) {
      // `isSent` is stored before the request, because a reload must not create a second sequence.
      note({ isSent: true })
      note({ sequenceId: await createOnce(request, creationBody(now), creation) })
    } else await dropAdded()
  }
  const complete = () => {
    const { sequenceId } = state
    const creation = creationOf()
    if (sequenceId === null) return
    if (creation) markEnded(endName(creation))
    options.onDone(sequenceId)
    end('done')
  }
  /**
   * Launches the sequence if the user chose the launch, and completes the creation. Does nothing during the launch, and
   * after the end.
   */
  const finish = async () => {
    const { sequenceId } = state
    if (sequenceId === null || state.isLaunching || state.end) return
    if (creationOf()?.isLaunching) {
      set({ isLaunching: true, error: undefined })
      try {
        await patchSequence(request, sequenceId, { status: 'active' })
      } catch (error) {
        set({ isLaunching: false, isDeciding: true, error })
        return
      }
    }
    complete()
  }
  const run = async (work: () => Promise<void>) => {
    if (state.end || isOver()) return
    await work()
    if (state.end || isOver()) return
    const { phase, error } = job.getState()
    const refusal = requestErrorIn(error)
    // A 401 does not refuse the draft, because only the session has expired.
    if (phase === 'paused' && state.sequenceId === null && refusal?.isFinal && refusal.status !== 401) {
      end('refused')
      options.onStopped(getProgress())
      options.onEdit(error)
    } else options.onStopped(getProgress())
  }

  const phaseOf = (): CreationProgress['phase'] => {
    const { phase } = job.getState()
    if (state.end) return state.end
    if (state.isLaunching) return 'launching'
    if (phase === 'elsewhere' || phase === 'paused') return phase
    if (state.isDeciding) return 'partial'
    return state.sequenceId === null ? 'creating' : 'adding'
  }
  const getProgress = (): CreationProgress => {
    if (progress) return progress
    const jobState = job.getState()
    const phase = phaseOf()
    progress = {
      phase,
      sequenceId: state.sequenceId,
      counts: jobState.counts,
      done: settledCount(jobState),
      total: jobState.items.length,
      open: phase === 'paused' ? jobState.items.filter(isTried) : state.isDeciding ? jobState.items.filter(isOpen) : [],
      error: state.error ?? jobState.error,
    }
    return progress
  }

  return {
    getProgress,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getKey: () => state.key,
    start: (creation) => {
      begun = creation ?? begun
      return run(job.getState().phase === 'paused' ? job.resume : job.start)
    },
    retry: (isChosen) =>
      run(() => job.retry(isChosen, (entry) => ({ ...entry.item, fromSequenceId: heldBy(entry), isPutBack: false }))),
    putBackAndAccept: () =>
      run(async () => {
        await job.retry(hasLeft, ({ item }) => ({ ...item, isPutBack: true }))
        if (job.getState().phase === 'finished' && !job.getState().items.some(hasLeft)) await finish()
      }),
    accept: () => run(finish),
    open: complete,
    edit: async () => {
      const now = read()
      if (!now?.creation || job.getState().phase !== 'paused') return
      try {
        const found = now.creation.isSent ? await findCreated(request, creationBody(now)) : undefined
        if (found !== undefined) note({ sequenceId: found })
        else {
          end('refused')
          options.onEdit()
        }
      } catch (error) {
        set({ error })
      }
    },
    discard: () => {
      const creation = creationOf()
      if (creation) markEnded(endName(creation))
      end('gone')
    },
  }
}

/** The sequence lacks the addition. */
const isOpen = ({ status }: AdditionEntry): boolean => status !== 'done'

const isTried = ({ status }: AdditionEntry): boolean => status === 'failed' || status === 'conflict'
