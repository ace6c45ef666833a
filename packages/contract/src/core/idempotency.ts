import * as v from 'valibot'

/** SHELL-46: the header of calls to operations that are `idempotent`. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** A UUID made when the user presses, and reused by each retry of that intent. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid('The Idempotency-Key must be a UUID.'))
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>
