import { sharedMessages } from '../text/messages.ts'

/** `elsewhere`: another window of this browser runs the job. */
type JobPhase = 'queued' | 'running' | 'paused' | 'elsewhere' | 'finished'

export interface Failure {
  readonly status: 'failed'
  /** A text for the user. */
  readonly reason: string
  /** True if the item caused the failure. */
  readonly isFinal: boolean
  /** True if a move failed and could not be undone (`NotPutBack`). The item may be missing from its old sequence. */
  readonly hasLeft: boolean
}

export type JobItem<Item, Result> = { readonly item: Item } & (
  | { readonly status: 'waiting' | 'working' }
  | { readonly status: 'done' | 'conflict'; readonly result: Result }
  | Failure
)

type ItemStatus = JobItem<unknown, unknown>['status']

export interface JobState<Item, Result> {
  readonly phase: JobPhase
  readonly items: readonly JobItem<Item, Result>[]
  readonly counts: Readonly<Record<ItemStatus, number>>
  /** Number of consecutive failures that no item caused. */
  readonly failuresInRow: number
  readonly error: unknown
}

/** The changed items, each with its index in `items`. */
export type ItemChanges<Item, Result> = readonly (readonly [index: number, entry: JobItem<Item, Result>])[]

export type JobEvent<Item, Result> =
  | { readonly type: 'added'; readonly items: readonly JobItem<Item, Result>[] }
  | { readonly type: 'changed'; readonly changes: ItemChanges<Item, Result> }
  | { readonly type: 'failed'; readonly index: number; readonly error: unknown; readonly effect: FailureEffect }
  | { readonly type: 'entered'; readonly phase: 'running' | 'elsewhere' | 'finished' }
  | { readonly type: 'paused'; readonly error?: unknown }

interface FailureEffect {
  readonly failure: Failure
  /** True if the session has ended. All further requests would fail. */
  readonly isSessionOver: boolean
  readonly failuresToPause: number
}

const noItems = { waiting: 0, working: 0, done: 0, conflict: 0, failed: 0 }

export const initialJobState = {
  phase: 'queued',
  items: [],
  counts: noItems,
  failuresInRow: 0,
  error: undefined,
} as const

export function jobReducer<Item, Result>(
  state: JobState<Item, Result>,
  event: JobEvent<Item, Result>,
): JobState<Item, Result> {
  switch (event.type) {
    case 'added': {
      const counts = { ...state.counts }
      for (const { status } of event.items) counts[status] += 1
      return { ...state, items: [...state.items, ...event.items], counts }
    }
    case 'changed':
      return { ...withChanges(state, event.changes), failuresInRow: hasSuccess(event) ? 0 : state.failuresInRow }
    case 'failed':
      return afterFailure(state, event)
    case 'entered':
      return { ...state, phase: event.phase, failuresInRow: 0, error: undefined }
    case 'paused':
      break
  }
  return { ...state, phase: 'paused', error: event.error ?? state.error }
}

const hasSuccess = <Item, Result>({ changes }: { readonly changes: ItemChanges<Item, Result> }): boolean =>
  changes.some(([, { status }]) => status === 'done' || status === 'conflict')

function withChanges<Item, Result>(
  state: JobState<Item, Result>,
  changes: ItemChanges<Item, Result>,
): JobState<Item, Result> {
  const items = [...state.items]
  const counts = { ...state.counts }
  for (const [index, entry] of changes) {
    const before = items[index]
    if (!before) continue
    counts[before.status] -= 1
    counts[entry.status] += 1
    items[index] = entry
  }
  return { ...state, items, counts }
}

function afterFailure<Item, Result>(
  state: JobState<Item, Result>,
  { index, error, effect }: Extract<JobEvent<Item, Result>, { type: 'failed' }>,
): JobState<Item, Result> {
  const { failure, isSessionOver, failuresToPause } = effect
  const before = state.items[index]
  if (!before) return state
  const outcome = isSessionOver ? ({ status: 'waiting' } as const) : failure
  const next = withChanges(state, [[index, { item: before.item, ...outcome }]])
  const failuresInRow = failure.isFinal ? 0 : state.failuresInRow + 1
  const isPausing = state.phase === 'running' && (isSessionOver || failuresInRow >= failuresToPause)
  return { ...next, failuresInRow, ...(isPausing && { phase: 'paused', error }) }
}

export const settledCount = ({ counts }: Pick<JobState<unknown, unknown>, 'counts'>): number =>
  counts.done + counts.conflict + counts.failed

export interface Unfinished<Item> {
  readonly item: Item
  readonly reason: string
}

/** Failed items, and items that were not tried because of an error. */
export const unfinished = <Item, Result>({ items, error }: JobState<Item, Result>): readonly Unfinished<Item>[] =>
  items.flatMap((entry) => {
    if (entry.status === 'failed') return { item: entry.item, reason: entry.reason }
    return entry.status === 'waiting' && error !== undefined
      ? { item: entry.item, reason: sharedMessages.notTried }
      : []
  })
