/** Typing after a pause of this length starts a new undo step, in ms (SEQ-38). */
export const undoDelay = 500
/** Steps that can be undone; older ones are dropped. */
export const maximumUndoSteps = 200

/** Called by the keys of undo and redo. */
export interface EditHistory {
  readonly undo: () => void
  readonly redo: () => void
}

/** An undo history as the editors of its value use it. */
export interface ValueEdits<Value> extends EditHistory {
  /** The value as it is now. */
  readonly value: Value
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** A change that is undone as one step: a part was added, moved or deleted. */
  readonly change: (value: Value, partId: string) => void
  /** A change by typing: it joins the last step if that was typed in the same part less than 500 ms ago. */
  readonly type: (value: Value, partId: string) => void
}

/** How a step of the history follows a change of the owner's value, made elsewhere, from `before` to `now`. */
export type Rebase<Value> = (step: Value, before: Value, now: Value) => Value

/** A value to go back to, and the id of the part that differs. */
interface Step<Value> {
  readonly value: Value
  readonly partId: string
}

/** Whether two values hold the same: an owner may give back a copy, as after it was saved. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const [ours, theirs] = [Object.entries(left), new Map(Object.entries(right))]
  return ours.length === theirs.size && ours.every(([name, part]) => theirs.has(name) && isSame(part, theirs.get(name)))
}

/** The undo history of a value with several parts, such as a list of messages. */
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
   * Takes the owner's value. One that differs did not come from this history: it starts a new one, or, with `rebase`,
   * is carried into all steps. Steps that then change nothing are dropped.
   */
  follow(value: Value, rebase?: Rebase<Value>): void {
    const before = this.#value
    if (isSame(value, before)) return
    this.#value = value
    this.#lastTyped = undefined
    const rebased = (steps: readonly Step<Value>[]) => {
      if (!rebase) return []
      const carried = steps.map((step) => ({ value: rebase(step.value, before, value), partId: step.partId }))
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

/** The history of a whole as that of one part of it; the ids of its changes begin with `name` and a slash. */
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
