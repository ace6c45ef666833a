import { queryCacheMs, queryRetry } from '@tandem/contract'
import { onlineManager, QueryClient } from '@tanstack/query-core'
import { RequestError } from './RequestError.ts'

/**
 * Time for which a response is fresh, in ms. Within this time, screens share the response, and a focus of the window
 * causes no request.
 */
const freshnessMs = 30_000

/** The longest `Retry-After` for which a query waits, in s. For a longer wait, the error shows at once. */
const longestRetryAfterSecs = 30

/**
 * True if a query is retried: after no response, an unreadable response (such as the page of a proxy), 5xx, 408, 425
 * or 429. The number of retries is limited, and a query with a long `Retry-After` is not retried. While the browser is
 * offline, a query without a response is not retried. It is repeated once the browser is online.
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

/** A `refetchInterval` that stops if the first load fails, because a poll would replace the error by a skeleton. */
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
