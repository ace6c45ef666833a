import { queryCacheMs, queryRetry } from '@tandem/contract'
import { onlineManager, QueryClient } from '@tanstack/query-core'
import { RequestError } from './RequestError.ts'

/** In ms. For this time, a query shows its last response and sends no new request. */
const freshnessMs = 30_000

/** In s. If the server asks for a longer wait, the error shows at once. */
const longestRetryAfterSecs = 30

export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < queryRetry.count &&
  error instanceof RequestError &&
  !error.isFinal &&
  (onlineManager.isOnline() || !error.isUnanswered) &&
  (error.retryAfterSecs ?? 0) <= longestRetryAfterSecs

/** The wait before the next try, in ms. It is not shorter than the server's `Retry-After`. */
export const retryWaitMs = (failures: number, error: unknown): number => {
  const { firstDelayMs, maximumDelayMs } = queryRetry
  const ownMs = Math.min(maximumDelayMs, firstDelayMs * 2 ** failures)
  return Math.max(ownMs, error instanceof RequestError ? (error.retryAfterSecs ?? 0) * 1000 : 0)
}

interface PolledQuery {
  readonly state: { readonly data: unknown; readonly error: unknown }
}

/** Polling stops after a failed first load, because a poll would replace the error by a skeleton. */
export const pollOnceLoaded =
  (intervalMs: number) =>
  ({ state: { data, error } }: PolledQuery): number | false =>
    data === undefined && error ? false : intervalMs

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
