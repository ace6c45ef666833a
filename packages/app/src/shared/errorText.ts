import { ErrorBody } from '@tandem/contract'
import * as v from 'valibot'
import { RequestError } from './RequestError.ts'
import { sharedMessages } from './messages.ts'

/** One sentence for a user about what went wrong: the server's own words where it had any. */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return sharedMessages.unexpected
  if (error.isUnanswered) return sharedMessages.unanswered
  const body = v.safeParse(ErrorBody, error.body)
  return body.success ? body.output.message : sharedMessages.failed(error.status)
}

/** The server's words about single fields (`errors` of a 400), by field name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const body = v.safeParse(ErrorBody, error instanceof RequestError ? error.body : undefined)
  if (!body.success) return {}
  return Object.fromEntries((body.output.errors ?? []).flatMap(({ field, message }) => (field ? [[field, message]] : [])))
}
