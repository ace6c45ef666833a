import { useEffect } from 'react'
import { RequestError } from '../../shared/api/RequestError.ts'

interface PagesQuery {
  readonly error: Error | null
  readonly isFetchNextPageError: boolean
  readonly isFetchPreviousPageError: boolean
  readonly refetch: () => unknown
}

/**
 * Loads pages again if rows between them are missing, or if the server refused a cursor because its row has left the
 * list (INBOX-7).
 */
export function useRefetch(hasGap: boolean, pages: PagesQuery): void {
  const { error, isFetchNextPageError, isFetchPreviousPageError, refetch } = pages
  const isRefused = (isFetchNextPageError || isFetchPreviousPageError) && error instanceof RequestError && error.isFinal
  useEffect(() => {
    if (hasGap || isRefused) void refetch()
  }, [hasGap, isRefused, refetch])
}
