/** In ms. Typing after this pause starts a new undo step (SEQ-38). */
export const undoDelay = 500
/** A history with more steps than this number drops the oldest step. */
export const maximumUndoSteps = 200

export interface EditHistory {
  readonly undo: () => void
  readonly redo: () => void
}

/** A value with an undo history, for the editors of the value. */
export interface ValueEdits<Value> extends EditHistory {
  readonly value: Value
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** A change with a separate undo step. */
  readonly change: (value: Value, partId: string) => void
  /** A change by typing. It joins the last undo step if the user typed in the same part less than 500 ms ago. */
  readonly type: (value: Value, partId: string) => void
}

/** Applies an external change, from `before` to `now`, to a step of the history. */
export type Rebase<Value> = (step: Value, before: Value, now: Value) => Value

interface Step<Value> {
  readonly value: Value
  readonly partId: string
}

/** Compares the content, because `follow` can get an equal copy of the value, for example after saving. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const [ours, theirs] = [Object.entries(left), new Map(Object.entries(right))]
  return ours.length === theirs.size && ours.every(([name, part]) => theirs.has(name) && isSame(part, theirs.get(name)))
}

/** The undo history of a value with several parts. */
export class ValueHistory<Value> implements ValueEdits<Value> {
  readonly #onChange: (value: Value, partId: string) => void
  #value: Value
  #past: Step<Value>[] = []
  #future: Step<Value>[] = []
  #lastTyped: { readonly partId: string; readonly time: number } | undefined

  constructor(value: Value, onChange: (value: Value, partId: string) => void) {
    this.#value = value
    this.#onChange = onChange
  }

  get value(): Value {
    return this.#value
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /**
   * The component that stores the value calls this function after each render, with the stored value. If the value has
   * changed from outside, `rebase` applies the change to all steps. Without `rebase`, the change clears the history.
   */
  follow(value: Value, rebase?: Rebase<Value>): void {
    const before = this.#value
    if (isSame(value, before)) return
    this.#value = value
    this.#lastTyped = undefined
    const rebased = (steps: readonly Step<Value>[]) => {
      if (!rebase) return []
      const carried = steps.map((step) => ({ value: rebase(step.value, before, value), partId: step.partId }))
      // Drops steps that `rebase` made equal to the following value.
      return carried.filter((step, index) => !isSame(step.value, carried[index + 1]?.value ?? value))
    }
    this.#past = rebased(this.#past)
    this.#future = rebased(this.#future)
  }

  readonly change = (value: Value, partId: string): void => {
    this.#past.push({ value: this.#value, partId })
    if (this.#past.length > maximumUndoSteps) this.#past.shift()
    this.#future = []
    this.#show(value, partId)
  }

  readonly type = (value: Value, partId: string): void => {
    const time = performance.now()
    const last = this.#lastTyped
    if (last?.partId === partId && time - last.time < undoDelay) this.#show(value, partId)
    else this.change(value, partId)
    this.#lastTyped = { partId, time }
  }

  readonly undo = (): void => this.#step(this.#past, this.#future)

  readonly redo = (): void => this.#step(this.#future, this.#past)

  #step(from: Step<Value>[], to: Step<Value>[]): void {
    const step = from.pop()
    if (!step) return
    to.push({ value: this.#value, partId: step.partId })
    this.#show(step.value, step.partId)
  }

  #show(value: Value, partId: string): void {
    this.#lastTyped = undefined
    this.#value = value
    this.#onChange(value, partId)
  }
}

/** The history for the editor of one part. The history of the whole value stores the steps. */
export const historyOfPart = <Whole, Part>(
  history: ValueEdits<Whole>,
  name: string,
  read: (whole: Whole) => Part,
  write: (whole: Whole, part: Part) => Whole,
): ValueEdits<Part> => ({
  get value() {
    return read(history.value)
  },
  get canUndo() {
    return history.canUndo
  },
  get canRedo() {
    return history.canRedo
  },
  undo: history.undo,
  redo: history.redo,
  change: (part, partId) => history.change(write(history.value, part), `${name}/${partId}`),
  type: (part, partId) => history.type(write(history.value, part), `${name}/${partId}`),
})
