import { queryCacheMs, queryRetry } from '@tandem/contract'
import { onlineManager, QueryClient } from '@tanstack/query-core'
import { RequestError } from './RequestError.ts'

/**
 * Time for which responses are fresh. Screens that mount together share a request, and focusing the window does not
 * refetch.
 */
const freshnessMs = 30_000

/** The longest `Retry-After` for which a query waits, in s. After a longer one, the error shows at once. */
const longestRetryAfterSecs = 30

/**
 * Retries after no response, an unreadable response (possibly the page of a proxy), 5xx, 408, 425 and 429. Does not
 * retry after a final refusal, or offline: then the query is repeated once the browser is online.
 */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < queryRetry.count &&
  error instanceof RequestError &&
  !error.isFinal &&
  (onlineManager.isOnline() || !error.isUnanswered) &&
  (error.retryAfterSecs ?? 0) <= longestRetryAfterSecs

/** The wait before a retry, in ms. At least the time in `Retry-After`. */
export const retryWaitMs = (failures: number, error: unknown): number => {
  const { firstDelayMs, maximumDelayMs } = queryRetry
  const ownMs = Math.min(maximumDelayMs, firstDelayMs * 2 ** failures)
  return Math.max(ownMs, error instanceof RequestError ? (error.retryAfterSecs ?? 0) * 1000 : 0)
}

interface PolledQuery {
  readonly state: { readonly data: unknown; readonly error: unknown }
}

/** A `refetchInterval` that stops after a failed load: each further request would replace the error by a skeleton. */
export const pollOnceLoaded =
  (intervalMs: number) =>
  ({ state: { data, error } }: PolledQuery): number | false =>
    data === undefined && error ? false : intervalMs

/** The cache of a mounted app. `refetchIntervalInBackground` is off, so polling stops in hidden windows. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: queryCacheMs,
        staleTime: freshnessMs,
        retry: isWorthRetrying,
        retryDelay: retryWaitMs,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
