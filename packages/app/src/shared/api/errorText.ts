import { ErrorBody } from '@tandem/contract'
import { onlineManager } from '@tanstack/query-core'
import * as v from 'valibot'
import { NotPutBack } from './NotPutBack.ts'
import { RequestError } from './RequestError.ts'
import { sharedMessages } from '../text/messages.ts'

/** The text of an error for the user: the server's message, if there is one. */
export function errorText(error: unknown): string {
  if (error instanceof NotPutBack) {
    return `${errorText(error.cause)} ${error.hasLeft ? sharedMessages.hasLeft : sharedMessages.mayHaveLeft}`
  }
  if (!(error instanceof RequestError)) return sharedMessages.unexpected
  if (error.isUnanswered) return onlineManager.isOnline() ? sharedMessages.unanswered : sharedMessages.notSent
  if (error.status < 400) return sharedMessages.unreadable
  const body = v.safeParse(ErrorBody, error.body)
  return body.success ? body.output.message : sharedMessages.failed(error.status)
}

interface RefusedField {
  readonly field?: string | undefined
  readonly message: string
}

/** The server's messages about refused fields. `field` is undefined if the server did not name the field. */
export function refusedFields(error: unknown): readonly RefusedField[] {
  const body = v.safeParse(ErrorBody, error instanceof RequestError ? error.body : undefined)
  return body.success ? (body.output.errors ?? []) : []
}
