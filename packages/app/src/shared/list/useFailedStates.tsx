import { type DataTableStates } from '@tandem/components'
import { useIsOffline } from '../api/online.ts'
import { RequestError } from '../api/RequestError.ts'
import { UpdateFailed } from '../page/UpdateFailed.tsx'
import { sharedMessages } from '../text/messages.ts'
import { listMessages } from './messages.ts'

/** True for the status of a refusal. False for an unreadable 2xx response, which is a failure with a success status. */
const isRefusal = (status: number): boolean => status >= 400

/** The status in a list's error state: the HTTP status, otherwise words (LIST-26). */
function statusOf(error: Error): number | string {
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}

interface LoadedRows {
  readonly error: Error | null
  readonly hasRows: boolean
  /** The rows are of another page, order or filter. Default: false. */
  readonly isOld?: boolean
  readonly refetch: () => unknown
}

/**
 * The states of a table after a failure (LIST-26, LIST-52). While the browser is offline (SHELL-120), a table without
 * rows shows that, and offers no retry. A table with rows of the present view shows no message, because the app shows a
 * notice above the page.
 */
export function useFailedStates({ error, hasRows, isOld = false, refetch }: LoadedRows): DataTableStates {
  const isOffline = useIsOffline(error)
  if (!error) return {}
  const onRetry = () => void refetch()
  if (!hasRows)
    return isOffline ? { error: { text: sharedMessages.offline } } : { error: { status: statusOf(error) }, onRetry }
  if (isOffline && !isOld) return {}
  return { problem: <UpdateFailed title={listMessages.rowsFailed} error={error} onRetry={onRetry} /> }
}
