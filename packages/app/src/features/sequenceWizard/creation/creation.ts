import * as v from 'valibot'

/** Id of an entity in a draft. */
export const entityId = v.pipe(v.number(), v.integer(), v.minValue(1))

export type AdditionKind = 'profile' | 'recipient'

/** The creation of a sequence. Stored in the draft, so that it continues after a reload. */
export const Creation = v.object({
  /** Idempotency-Key of the call that creates the sequence (SHELL-46). */
  key: v.string(),
  /** True once the call was sent. From then on, the sequence may exist. */
  isSent: v.boolean(),
  isLaunching: v.boolean(),
  /** Null until the sequence exists. */
  sequenceId: v.nullable(entityId),
})
export type Creation = v.InferOutput<typeof Creation>

/** A creation before its first call. */
export const newCreation = (isLaunching: boolean): Creation => ({
  key: crypto.randomUUID(),
  isSent: false,
  isLaunching,
  sequenceId: null,
})
