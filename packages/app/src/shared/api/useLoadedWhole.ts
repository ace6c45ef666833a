import { useEffect } from 'react'

interface PagesQuery {
  readonly error: Error | null
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}

/** Loads all further pages, until a page fails. */
export function useLoadedWhole({ error, hasNextPage, isFetching, fetchNextPage, refetch }: PagesQuery) {
  const hasFailed = error !== null
  useEffect(() => {
    if (hasNextPage && !isFetching && !hasFailed) void fetchNextPage()
  }, [hasNextPage, isFetching, hasFailed, fetchNextPage])
  return { isLoadingRest: hasNextPage, error, refetch }
}
