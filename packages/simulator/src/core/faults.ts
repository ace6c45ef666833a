import * as v from 'valibot'

/** A requested failure. If it has several effects, the delay applies first, and the loss of the response last. */
export const Fault = v.pipe(
  v.strictObject({
    /** `*`: all operations. */
    operationId: v.pipe(v.string(), v.nonEmpty('operationId is required: the id of an operation, or *.')),
    /** The response has this status, and the operation does not run. */
    status: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(200, 'status must be from 200 to 599.'),
        v.maxValue(599, 'status must be from 200 to 599.'),
      ),
    ),
    /** JSON body of the response with `status`. */
    body: v.optional(v.unknown()),
    /** Seconds in the `Retry-After` header of the response with `status`. */
    retryAfterSecs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0, 'retryAfterSecs must be at least 0.'))),
    /** Delay of the response in real milliseconds. */
    latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000, 'latencyMs can be at most 60000.'))),
    offline: v.optional(v.boolean()),
    malformed: v.optional(v.boolean()),
    /** The operation takes effect, but the response is lost. */
    lostResponse: v.optional(v.boolean()),
    /** Ignores `Idempotency-Key`. Another fault can also apply to the same request. */
    ignoresKeys: v.optional(v.boolean()),
    /** Number of affected requests. Default: all. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'times must be at least 1.'))),
  }),
  v.check(
    ({ ignoresKeys, status, latencyMs, offline, malformed, lostResponse }) =>
      !ignoresKeys || [status, latencyMs, offline, malformed, lostResponse].every((effect) => effect === undefined),
    'ignoresKeys cannot be combined with other effects: add the other effects as a second fault.',
  ),
)
export type Fault = v.InferOutput<typeof Fault>

export class Faults {
  /** Replaced and not mutated, because snapshots share this list. */
  #faults: readonly Fault[]

  constructor(faults: readonly Fault[] = []) {
    this.#faults = faults
  }

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault]
  }

  clear(operationId?: string): void {
    this.#faults = operationId === undefined ? [] : this.#faults.filter((fault) => fault.operationId !== operationId)
  }

  /** Returns the fault for a request, and lowers its `times` by one. */
  take(operationId: string | undefined): Fault | undefined {
    const own = this.#faults.filter((each) => each.operationId === '*' || each.operationId === operationId)
    const ignoring = own.find(({ ignoresKeys }) => ignoresKeys)
    const failing = own.find(({ ignoresKeys }) => !ignoresKeys)
    this.#faults = this.#faults.flatMap((each) => {
      if (each.times === undefined || (each !== ignoring && each !== failing)) return [each]
      return each.times > 1 ? [{ ...each, times: each.times - 1 }] : []
    })
    return ignoring && failing ? { ...failing, ignoresKeys: true } : (failing ?? ignoring)
  }

  list(): readonly Fault[] {
    return this.#faults
  }
}
