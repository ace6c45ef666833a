import { errorText } from '../api/errorText.ts'
import { NotPutBack } from '../api/NotPutBack.ts'
import { requestErrorIn } from '../api/RequestError.ts'
import {
  initialJobState,
  type ItemChanges,
  type JobEvent,
  type JobItem,
  jobReducer,
  type JobState,
} from './jobState.ts'
import { withWindowLock } from './withWindowLock.ts'

/**
 * A job pauses after this many consecutive failures of the server or the connection. `move` is the limit for items for
 * which `isMove` returns true, and `call` is the limit for all other items.
 */
const failuresToPause = { call: 8, move: 3 }

/** Maximum number of concurrent items. It is low, because other requests of the app also need connections. */
const concurrency = 4

/** In ms. All changes of items within this time cause one notification. */
const noticeMs = 100

interface JobOptions<Item, Result> {
  readonly items: readonly Item[]
  readonly perform: (item: Item, signal: AbortSignal) => Promise<Result>
  /** True if `perform` changed nothing and the user must decide. Default: never. */
  readonly isConflict?: (result: Result) => boolean
  /** Default: the text of the error. */
  readonly reasonOf?: (error: unknown, item: Item) => string
  /** True if `perform` takes the item out of a sequence. The job then pauses after fewer failures. Default: never. */
  readonly isMove?: (item: Item) => boolean
  /** All windows share the jobs of this name: only one window runs them at a time. Default: not shared. */
  readonly name?: string
  /** Runs at each start. `hasWaited`: another window ran the job before. */
  readonly prepare?: (hasWaited: boolean) => Promise<void>
  /** Runs when no item is waiting any more. Does not run while the job is paused. */
  readonly conclude?: () => Promise<void>
  /** True after the end of the session. Default: never. */
  readonly isOver?: () => boolean
}

export interface Job<Item, Result> {
  readonly getState: () => JobState<Item, Result>
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when the job ends or pauses. */
  readonly start: () => Promise<void>
  /** Repeats the chosen failures and conflicts. Default: all failures. `change` returns the item for the retry. */
  readonly retry: (
    isChosen?: (entry: JobItem<Item, Result>) => boolean,
    change?: (entry: JobItem<Item, Result>) => Item,
  ) => Promise<void>
  /** Continues after a pause. Repeats items that failed because of the server or the connection. */
  readonly resume: () => Promise<void>
  readonly add: (items: readonly JobItem<Item, Result>[]) => void
  /** Replaces items and their statuses without `perform`. */
  readonly change: (changes: ItemChanges<Item, Result>) => void
  /** Starts no further items, but finishes the items that have started. */
  readonly pause: () => void
  readonly close: () => void
}

/** Does the same work for many items, a few at a time and in order. */
export function createJob<Item, Result>(options: JobOptions<Item, Result>): Job<Item, Result> {
  const { perform, name, isConflict = () => false, isOver = () => false } = options
  let state: JobState<Item, Result> = initialJobState
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  const { signal } = closing
  const channel = name === undefined ? undefined : new BroadcastChannel(name)
  const post = channel?.postMessage.bind(channel)
  const unsent = new Map<number, JobItem<Item, Result>>()
  let notice: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  /** No item before this index is waiting. */
  let cursor = 0

  const notify = () => {
    clearTimeout(notice)
    notice = undefined
    if (unsent.size > 0 && !signal.aborted) post?.([...unsent])
    unsent.clear()
    for (const listener of listeners) listener()
  }
  const dispatch = (event: JobEvent<Item, Result>) => {
    const { phase } = state
    state = jobReducer(state, event)
    if (state.phase !== phase) notify()
    else notice ??= setTimeout(notify, noticeMs)
  }
  const report = (index: number) => {
    const entry = state.items[index]
    if (channel && entry && entry.status !== 'waiting') unsent.set(index, entry)
  }
  const change = (changes: ItemChanges<Item, Result>) => {
    cursor = 0
    dispatch({ type: 'changed', changes })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<ItemChanges<Item, Result>>) => {
    if (!isOver()) change(data)
  })

  const isRunning = () => state.phase === 'running' && !signal.aborted && !isOver()
  const nextIndex = () => {
    while (cursor < state.items.length && state.items[cursor]?.status !== 'waiting') cursor += 1
    return cursor
  }
  const settle = async (index: number, item: Item) => {
    dispatch({ type: 'changed', changes: [[index, { item, status: 'working' }]] })
    try {
      const result = await perform(item, signal)
      const status = isConflict(result) ? 'conflict' : 'done'
      dispatch({ type: 'changed', changes: [[index, { item, status, result }]] })
    } catch (error) {
      dispatch({ type: 'failed', index, error, effect: effectOf(error, item, options) })
    }
    report(index)
  }
  const work = async () => {
    while (isRunning()) {
      const index = nextIndex()
      const entry = state.items[index]
      if (!entry) return
      await settle(index, entry.item)
    }
  }
  const run = async (hasWaited: boolean) => {
    if (isOver()) return
    dispatch({ type: 'entered', phase: 'running' })
    await options.prepare?.(hasWaited)
    do {
      cursor = 0
      await Promise.all(Array.from({ length: concurrency }, work))
      if (!isRunning()) return
      await options.conclude?.()
      // The user can retry items while `conclude` runs.
    } while (state.counts.waiting > 0)
    dispatch({ type: 'entered', phase: 'finished' })
  }
  const runInTurn = async () => {
    try {
      if (name === undefined) await run(false)
      else {
        await withWindowLock(name, signal, {
          onWait: () => dispatch({ type: 'entered', phase: 'elsewhere' }),
          work: run,
        })
      }
    } catch (error) {
      dispatch({ type: 'paused', error })
    }
    // If the phase is still `running`, the run stopped early: the job was closed, or the session is over.
    if (state.phase === 'running') dispatch({ type: 'paused' })
  }
  const start = async (): Promise<void> => {
    // The paused run may still be finishing items that it had started.
    if (running && state.phase === 'paused') await running
    if (signal.aborted || isOver()) return undefined
    running ??= runInTurn().finally(() => {
      running = undefined
    })
    return running
  }

  const retry: Job<Item, Result>['retry'] = (isChosen = isFailed, changeItem = ({ item }) => item) => {
    const changes = state.items.flatMap((entry, index) => {
      const isOpen = isFailed(entry) || entry.status === 'conflict'
      return isOpen && isChosen(entry) ? [[index, { item: changeItem(entry), status: 'waiting' }] as const] : []
    })
    change(changes)
    return start()
  }

  dispatch({ type: 'added', items: options.items.map((item) => ({ item, status: 'waiting' })) })
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    retry,
    resume: () => retry((entry) => entry.status === 'failed' && !entry.isFinal),
    add: (items) => dispatch({ type: 'added', items }),
    change: (changes) => {
      change(changes)
      for (const [index] of changes) report(index)
    },
    pause: () => {
      if (state.phase === 'running') dispatch({ type: 'paused' })
    },
    close: () => {
      closing.abort()
      channel?.close()
      clearTimeout(notice)
    },
  }
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed'

function effectOf<Item>(error: unknown, item: Item, options: Pick<JobOptions<Item, unknown>, 'reasonOf' | 'isMove'>) {
  const refusal = requestErrorIn(error)
  const isSessionOver = refusal?.status === 401
  return {
    failure: {
      status: 'failed' as const,
      reason: (options.reasonOf ?? errorText)(error, item),
      isFinal: refusal?.isFinal === true && !isSessionOver,
      hasLeft: error instanceof NotPutBack,
    },
    isSessionOver,
    failuresToPause: failuresToPause[options.isMove?.(item) ? 'move' : 'call'],
  }
}
