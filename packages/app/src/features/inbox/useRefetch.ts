import { useEffect } from 'react'
import { RequestError } from '../../shared/api/RequestError.ts'

interface PagesQuery {
  readonly error: Error | null
  readonly isFetchNextPageError?: boolean
  readonly isFetchPreviousPageError?: boolean
  readonly refetch: () => unknown
}

/** Loads the pages again if newer rows exist, or if the server refused a cursor (INBOX-7). */
export function useRefetch(isBehind: boolean, query: PagesQuery): void {
  const { error, isFetchNextPageError, isFetchPreviousPageError, refetch } = query
  const isRefused = (isFetchNextPageError || isFetchPreviousPageError) && error instanceof RequestError && error.isFinal
  useEffect(() => {
    if (isBehind || isRefused) void refetch()
  }, [isBehind, isRefused, refetch])
}
