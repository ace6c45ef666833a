import * as v from 'valibot'

export const entityId = v.pipe(v.number(), v.integer(), v.minValue(1))

export type AdditionKind = 'profile' | 'recipient'

/** The state of a creation. The draft contains it, so that the creation can continue after a reload. */
export const Creation = v.object({
  /** The Idempotency-Key of the creation (SHELL-46). */
  key: v.string(),
  /** True if the request was sent: the sequence may exist. */
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
