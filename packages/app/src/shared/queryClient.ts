import { isRetried, queryCacheMs, retryDelayMs } from '@tandem/contract'
import { QueryClient } from '@tanstack/query-core'
import { RequestError } from './RequestError.ts'

/** An answer is taken for current this long: screens that mount together share one request, and a window that regains focus does not ask again at once. */
const freshnessMs = 30_000

/** Retries what may succeed the next time: no answer, 5xx, 408, 425, 429. A final refusal, or an answer that breaks the contract, stays one. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  isRetried(failures) && error instanceof RequestError && !error.isFinal

/** The cache of a mounted app. Polling stops in hidden windows: `refetchIntervalInBackground` stays off. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: queryCacheMs,
        staleTime: freshnessMs,
        retry: isWorthRetrying,
        retryDelay: retryDelayMs,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
