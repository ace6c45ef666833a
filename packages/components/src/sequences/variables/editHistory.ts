/** A message and its selection at a moment. */
export interface EditSnapshot {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What can be undone and redone, the newest last. */
export interface EditHistory {
  readonly past: readonly EditSnapshot[]
  readonly future: readonly EditSnapshot[]
  /** What the last edit was; the next one of its kind belongs to it. */
  readonly kind: string | undefined
}

export const emptyHistory: EditHistory = { past: [], future: [], kind: undefined }

/** Steps that are kept. */
const maximumSteps = 200

/** Notes how it was before an edit. Edits of one kind in a row are one step; without a kind each is its own. */
export function recorded(history: EditHistory, before: EditSnapshot, kind?: string): EditHistory {
  if (kind !== undefined && kind === history.kind) return { past: history.past, future: [], kind }
  return { past: [...history.past, before].slice(-maximumSteps), future: [], kind }
}

/** The next edit begins a new step: the caret was moved. */
export function separated(history: EditHistory): EditHistory {
  return history.kind === undefined ? history : { past: history.past, future: history.future, kind: undefined }
}

/** One step back. */
export function undone(
  history: EditHistory,
  now: EditSnapshot,
): { history: EditHistory; shown: EditSnapshot } | undefined {
  const shown = history.past.at(-1)
  return (
    shown && { shown, history: { past: history.past.slice(0, -1), future: [...history.future, now], kind: undefined } }
  )
}

/** One step forth. */
export function redone(
  history: EditHistory,
  now: EditSnapshot,
): { history: EditHistory; shown: EditSnapshot } | undefined {
  const shown = history.future.at(-1)
  return (
    shown && { shown, history: { past: [...history.past, now], future: history.future.slice(0, -1), kind: undefined } }
  )
}
