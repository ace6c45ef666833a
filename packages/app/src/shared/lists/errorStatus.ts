import { RequestError } from '../RequestError.ts'
import { listMessages } from './messages.ts'

/** The status of a success whose answer breaks the contract says nothing of the failure. */
const isRefusal = (status: number): boolean => status >= 400

/** The status that the error state of a list shows: that of the answer, or that no answer could be read (LIST-26). */
export function errorStatusOf(error: Error | null): number | string | undefined {
  if (!error) return undefined
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}
