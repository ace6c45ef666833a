import * as v from 'valibot'

/** Id of an entity, as drafts keep it. */
export const entityId = v.pipe(v.number(), v.integer(), v.minValue(1))

export type AdditionKind = 'profile' | 'recipient'

/** The creation of a sequence. It is kept with the draft, so that it continues after a reload. */
export const Creation = v.object({
  /** Idempotency-Key of the call that creates the sequence (SHELL-46). */
  key: v.string(),
  /** The sequence may exist already: the call was made. */
  isSent: v.boolean(),
  isLaunching: v.boolean(),
  /** Null until the sequence exists. */
  sequenceId: v.nullable(entityId),
})
export type Creation = v.InferOutput<typeof Creation>

/** A creation that has just been asked for. */
export const newCreation = (isLaunching: boolean): Creation => ({
  key: crypto.randomUUID(),
  isSent: false,
  isLaunching,
  sequenceId: null,
})
