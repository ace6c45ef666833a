import { RequestError } from '../RequestError.ts'
import { listMessages } from './messages.ts'

/** What the error state of a list shows: the status of the answer, or that there is no answer (LIST-26). */
export function errorStatusOf(error: Error | null): number | string | undefined {
  if (!error) return undefined
  return error instanceof RequestError && !error.isUnanswered ? error.status : listMessages.networkError
}
