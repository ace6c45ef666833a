import { RequestError } from '../api/RequestError.ts'
import { listMessages } from './messages.ts'

/**
 * Whether the status is an error. A 2xx response that cannot be read has failed, too, but its status does not say so.
 */
const isRefusal = (status: number): boolean => status >= 400

/** The status that a list's error state shows: the HTTP status, or words where there is none (LIST-26). */
export function errorStatusOf(error: Error | null): number | string | undefined {
  if (!error) return undefined
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}
