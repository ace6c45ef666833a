import { RequestError } from '../api/RequestError.ts'
import { listMessages } from './messages.ts'

/**
 * True for the status of an error. An unreadable 2xx response is a failure with a status of success.
 */
const isRefusal = (status: number): boolean => status >= 400

/** The status that a list's error state shows: the HTTP status, or words where there is none (LIST-26). */
export function errorStatusOf(error: Error | null): number | string | undefined {
  if (!error) return undefined
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}
