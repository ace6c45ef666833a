import * as v from 'valibot'
import { RequestError } from './RequestError.ts'

/** The body of a 409 that matches the schema. Undefined for any other error. */
export function conflictIn<Body>(schema: v.GenericSchema<unknown, Body>, error: unknown): Body | undefined {
  const conflict = v.safeParse(schema, error instanceof RequestError && error.status === 409 ? error.body : undefined)
  return conflict.success ? conflict.output : undefined
}
