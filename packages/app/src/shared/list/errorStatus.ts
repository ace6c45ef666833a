import { RequestError } from '../api/RequestError.ts'
import { listMessages } from './messages.ts'

/** True for the status of a refusal. An unreadable 2xx response is a failure with a success status. */
const isRefusal = (status: number): boolean => status >= 400

/** The status in a list's error state: the HTTP status, otherwise words (LIST-26). */
export function errorStatusOf(error: Error | null): number | string | undefined {
  if (!error) return undefined
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}
