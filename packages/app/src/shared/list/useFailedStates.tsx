import { type DataTableStates } from '@tandem/components'
import { useIsOffline } from '../api/online.ts'
import { RequestError } from '../api/RequestError.ts'
import { UpdateFailed } from '../page/UpdateFailed.tsx'
import { sharedMessages } from '../text/messages.ts'
import { listMessages } from './messages.ts'

/** True for an error response. False for a 2xx response that the app could not read. */
const isRefusal = (status: number): boolean => status >= 400

/** The status of an HTTP error. For another failure, a text about the failure (LIST-26). */
function statusOf(error: Error): number | string {
  if (!(error instanceof RequestError) || error.isUnanswered) return listMessages.networkError
  return isRefusal(error.status) ? error.status : listMessages.unreadable
}

interface LoadedRows {
  readonly error: Error | null
  readonly hasRows: boolean
  /** True for rows of another view. Default: false. */
  readonly isOld?: boolean
  readonly refetch: () => unknown
}

/**
 * The messages of a table whose rows could not be loaded (LIST-26, LIST-52). Rows of the current view have no message
 * while the browser is offline, because the app already shows a notice (SHELL-120).
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
