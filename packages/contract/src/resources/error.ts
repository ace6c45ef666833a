import * as v from 'valibot'
import { id } from '../scalars.ts'

/** What went wrong, in a sentence; `errors` names the fields (decisions, 'Errors everywhere'). */
export const ErrorBody = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ field: v.optional(v.string()), message: v.string() }))),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** 409: what already holds the place. Its first item is the one to show (document 2, section 7). */
export const ConflictBody = v.pipe(
  v.array(v.object({ existingEntity: v.object({ id, name: v.string() }) })),
  v.minLength(1),
)
export type ConflictBody = v.InferOutput<typeof ConflictBody>

/** 409 of a recipient that another sequence holds: the ids that a reassignment needs (document 3, section 7). */
export const RecipientConflictBody = v.object({ existingEntity: v.object({ sequenceId: id, recipientId: id }) })
export type RecipientConflictBody = v.InferOutput<typeof RecipientConflictBody>
