import * as v from 'valibot'

export const entityId = v.pipe(v.number(), v.integer(), v.minValue(1))

export type AdditionKind = 'profile' | 'recipient'

/** The state of a creation. The draft contains it, so that the creation can continue after a reload. */
export const Creation = v.object({
  /** The Idempotency-Key of the creation (SHELL-46). */
  key: v.string(),
  /** True after the request was sent. Then it is possible that the server has created the sequence. */
  isSent: v.boolean(),
  isLaunching: v.boolean(),
  /** Null until the sequence exists. */
  sequenceId: v.nullable(entityId),
})
export type Creation = v.InferOutput<typeof Creation>

export const newCreation = (isLaunching: boolean): Creation => ({
  key: crypto.randomUUID(),
  isSent: false,
  isLaunching,
  sequenceId: null,
})
