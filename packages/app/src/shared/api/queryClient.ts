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
 * True after no response, an unreadable response (possibly the page of a proxy), 5xx, 408, 425 and 429. False after any
 * other refusal, and while the browser is offline: the query is then repeated once the browser is online.
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
