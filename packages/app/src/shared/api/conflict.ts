import * as v from 'valibot'
import { RequestError } from './RequestError.ts'

/** Returns the body of a 409 response if the body matches the schema, otherwise undefined. */
export function conflictIn<Body>(schema: v.GenericSchema<unknown, Body>, error: unknown): Body | undefined {
  const conflict = v.safeParse(schema, error instanceof RequestError && error.status === 409 ? error.body : undefined)
  return conflict.success ? conflict.output : undefined
}
