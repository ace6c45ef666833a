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
import { createOnce, creationBody, findCreated } from './creationCalls.ts'
import { hasEnded, markEnded } from './endedWork.ts'

export interface CreationProgress {
  /**
   * `elsewhere`: another window creates the sequence. `paused`: the server does not respond. `refused`: it does not
   * create the sequence. `partial`: the user decides about additions that failed. `done`, `gone`: there is no draft.
   */
  readonly phase: 'creating' | 'adding' | 'launching' | 'elsewhere' | 'paused' | 'refused' | 'partial' | 'done' | 'gone'
  readonly sequenceId: SequenceId | null
  readonly counts: JobState<Addition, unknown>['counts']
  /** Profiles and recipients that were tried, of all. */
  readonly done: number
  readonly total: number
  /** Those that are not in the sequence, while the user decides about them. */
  readonly open: readonly AdditionEntry[]
  /** Why it is paused, was refused, or could not be launched. */
  readonly error: unknown
}

interface CreationOptions {
  readonly request: ApiClient
  /** The draft as it is stored now. */
  readonly read: () => SequenceDraft | undefined
  /** Keeps the creation with the draft. */
  readonly keep: (creation: Creation) => void
  /** There is no sequence, and the draft is edited again. `error`: why the server did not create it. */
  readonly onEdit: (error?: unknown) => void
  /** It does not continue by itself: it is paused, refused, or the user decides about its failures. */
  readonly onStopped: (progress: CreationProgress) => void
  /** The sequence is created as far as the user wants it: removes the draft. */
  readonly onDone: (sequenceId: SequenceId) => void
  /** Tells this draft from those of other users and backends, in the lock between windows. */
  readonly name: string
  /** Its session has ended. */
  readonly isOver: () => boolean
}

export interface CreationRun {
  readonly getProgress: () => CreationProgress
  readonly subscribe: (listener: () => void) => () => void
  /** Key of the creation in the draft; undefined before it has begun. */
  readonly getKey: () => string | undefined
  /**
   * Continues the creation in the draft.
   * @param creation begins this one, in a draft that is not being created yet
   */
  readonly start: (creation?: Creation) => Promise<void>
  /** Tries some additions again; those that another sequence has leave it. */
  readonly retry: (isChosen: (entry: AdditionEntry) => boolean) => Promise<void>
  /** Puts back what has left its old sequence and could not be added, then takes the sequence as it is. */
  readonly putBackAndAccept: () => Promise<void>
  /** Takes the sequence as it is, without what failed. Launches it where that was asked for. */
  readonly accept: () => Promise<void>
  /** Takes the sequence as it is, without launching it. */
  readonly open: () => void
  /** Edits the draft again. Finds out first whether there is a sequence: it stays paused then. */
  readonly edit: () => Promise<void>
  /** Gives the creation up; its caller removes the draft. */
  readonly discard: () => void
}

interface CreationState {
  readonly key: string | undefined
  readonly sequenceId: SequenceId | null
  readonly isLaunching: boolean
  /** All additions were tried, and some failed. */
  readonly isDeciding: boolean
  readonly end: 'refused' | 'done' | 'gone' | undefined
  /** Why the sequence could not be launched, or was not found. */
  readonly error: unknown
}

/** Creates a sequence from the draft: the sequence itself, its profiles, its recipients (SEQ-25). */
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

  /** Forgets failures of what the sequence has: its creation added them, or a call worked without a response. */
  const dropAdded = async () => {
    if (state.sequenceId !== null) job.change(await addedAlready(request, state.sequenceId, job.getState().items))
  }
  /** Makes sure that there is a sequence. */
  const prepare = async () => {
    // In the lock: another window takes up a creation as soon as it is in the draft.
    if (begun && !creationOf()) keep(begun)
    const now = read()
    const creation = now?.creation
    if (!now || !creation || (await hasEnded(endName(creation)))) {
      end('gone')
      return
    }
    set({ key: creation.key, sequenceId: creation.sequenceId, error: undefined })
    if (creation.sequenceId === null) {
      // Before the call: a reload must not make it a second sequence.
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
  /** Launches the sequence where that was asked for. Once: the user can accept it while it concludes. */
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

/** It is not in the sequence. While the user decides, the waiting ones are being tried again. */
const isOpen = ({ status }: AdditionEntry): boolean => status !== 'done'

/** It was tried, and is not in the sequence. */
const isTried = ({ status }: AdditionEntry): boolean => status === 'failed' || status === 'conflict'
