import * as v from 'valibot'

/** A failure made to order. What happens, in this order: the latency; offline; the operation itself; its answer lost, replaced or malformed. */
export const Fault = v.strictObject({
  /** The operation that fails; `*` for all. */
  operationId: v.pipe(v.string(), v.nonEmpty('operationId is required: the id of an operation, or *.')),
  /** Answers with this status instead of asking the operation. */
  status: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(200, 'status must be from 200 to 599.'),
      v.maxValue(599, 'status must be from 200 to 599.'),
    ),
  ),
  /** JSON body of that answer; a sentence where it is left out. */
  body: v.optional(v.unknown()),
  /** Real milliseconds that the answer takes longer. */
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000, 'latencyMs can be at most 60000.'))),
  /** The request never arrives. */
  offline: v.optional(v.boolean()),
  /** The answer is cut off in the middle of its JSON. */
  malformed: v.optional(v.boolean()),
  /** The operation takes effect, but its answer never comes back. */
  lostResponse: v.optional(v.boolean()),
  /** How many requests it hits; all where it is left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'times must be at least 1.'))),
})
export type Fault = v.InferOutput<typeof Fault>

/** The failures in force, oldest first. */
export class Faults {
  /** Never changed in place: a snapshot that holds them must not get later ones. */
  #faults: readonly Fault[]

  constructor(faults: readonly Fault[] = []) {
    this.#faults = faults
  }

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault]
  }

  /** Takes back those of one operation, or all. */
  clear(operationId?: string): void {
    this.#faults = operationId === undefined ? [] : this.#faults.filter((fault) => fault.operationId !== operationId)
  }

  /** The failure that hits this request, which counts as one of its times. */
  take(operationId: string | undefined): Fault | undefined {
    const fault = this.#faults.find((each) => each.operationId === '*' || each.operationId === operationId)
    if (fault?.times === undefined) return fault
    const left = { ...fault, times: fault.times - 1 }
    this.#faults = this.#faults.flatMap((each) => {
      if (each !== fault) return [each]
      return left.times > 0 ? [left] : []
    })
    return fault
  }

  list(): readonly Fault[] {
    return this.#faults
  }
}
