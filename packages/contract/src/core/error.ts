import * as v from 'valibot'
import { id, recipientId, sequenceId } from './scalars.ts'

/** SHELL-44: `errors` has a message for each invalid field. */
export const ErrorBody = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ field: v.optional(v.string()), message: v.string() }))),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** SHELL-45, SEQ-61: the existing records that conflict with the request. */
export const ConflictBody = v.pipe(
  v.array(v.object({ existingEntity: v.object({ id, name: v.string() }) })),
  v.minLength(1),
)
export type ConflictBody = v.InferOutput<typeof ConflictBody>

/** SHELL-45, RECIP-21: the ids for a reassignment. */
export const RecipientConflictBody = v.object({ existingEntity: v.object({ sequenceId, recipientId }) })
export type RecipientConflictBody = v.InferOutput<typeof RecipientConflictBody>
