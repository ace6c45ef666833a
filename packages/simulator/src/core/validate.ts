import * as v from 'valibot'
import { Refusal } from './handlers.ts'

/** Throws a 400 that names the invalid fields. */
export function parseInput(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return output
  const errors = issues.map((issue) => {
    const field = v.getDotPath(issue)
    return { ...(field === null ? {} : { field }), message: issue.message }
  })
  throw new Refusal(400, { message: issues[0].message, errors })
}

/** The error for a response that does not fit the contract. Such a response is a bug of the simulator. */
export class BadResponse extends Error {}

/** Throws a `BadResponse` with the first invalid field if the value does not fit the schema. */
export function checkResponse(schema: v.GenericSchema | undefined, value: unknown, what: string): void {
  if (!schema) {
    if (value !== undefined) throw new BadResponse(`${what} has no body in the contract, but the handler returned one.`)
    return
  }
  const { success, issues } = v.safeParse(schema, value)
  if (success) return
  const [issue] = issues
  throw new BadResponse(`${what}, ${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
}
