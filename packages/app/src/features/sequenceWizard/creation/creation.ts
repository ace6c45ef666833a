import * as v from 'valibot'

/** Id of an entity, as drafts keep it. */
export const entityId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A profile or a recipient that is not in the created sequence. */
const CreationFailure = v.object({
  kind: v.picklist(['profile', 'recipient']),
  id: entityId,
  message: v.string(),
  /** The sequence that has it; null after any other failure. */
  existingSequenceId: v.nullable(entityId),
  /** It has left that sequence, or may have, and could not be put back. */
  hasLeft: v.optional(v.boolean(), false),
})
export type CreationFailure = v.InferOutput<typeof CreationFailure>

/** How far the creation of a sequence is. It is kept with the draft, so that it goes on after a reload. */
export const Creation = v.object({
  /** Idempotency-Key of the call that creates the sequence (SHELL-46). */
  key: v.string(),
  /** The sequence may exist already: the call was made. */
  isSent: v.boolean(),
  isLaunching: v.boolean(),
  /** Null until the sequence exists. */
  sequenceId: v.nullable(entityId),
  /** How many profiles and recipients were tried, in their order. */
  profilesDone: v.number(),
  recipientsDone: v.number(),
  failures: v.array(CreationFailure),
})
export type Creation = v.InferOutput<typeof Creation>

/** A creation that has just been asked for. */
export const newCreation = (isLaunching: boolean): Creation => ({
  key: crypto.randomUUID(),
  isSent: false,
  isLaunching,
  sequenceId: null,
  profilesDone: 0,
  recipientsDone: 0,
  failures: [],
})
