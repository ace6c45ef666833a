/** Typing after a pause of this length starts a new undo step, in ms (SEQ-38). */
export const undoDelay = 500
/** Steps that can be undone; older ones are dropped. */
export const maximumUndoSteps = 200

/** Called by the keys of undo and redo. */
export interface EditHistory {
  readonly undo: () => void
  readonly redo: () => void
}

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
export class ValueHistory<Value> implements EditHistory {
  readonly #onChange: (value: Value, partId: string) => void
  #value: Value
  #past: Step<Value>[] = []
  #future: Step<Value>[] = []
  #lastTyped: { readonly partId: string; readonly time: number } | undefined

  constructor(value: Value, onChange: (value: Value, partId: string) => void) {
    this.#value = value
    this.#onChange = onChange
  }

  /** The value as it is now. */
  get value(): Value {
    return this.#value
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Takes the owner's value; one that differs did not come from this history and starts a new one. */
  follow(value: Value): void {
    if (isSame(value, this.#value)) return
    this.#value = value
    this.#past = []
    this.#future = []
    this.#lastTyped = undefined
  }

  /** A change that is undone as one step: a part was added, moved or deleted. */
  change(value: Value, partId: string): void {
    this.#past.push({ value: this.#value, partId })
    if (this.#past.length > maximumUndoSteps) this.#past.shift()
    this.#future = []
    this.#show(value, partId)
  }

  /** A change by typing: it joins the last step if that was typed in the same part less than 500 ms ago. */
  type(value: Value, partId: string): void {
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
