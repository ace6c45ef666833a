import { queryRetry } from '../constants.ts'

/** Pause before a failed query is tried again, in milliseconds: 1 s, doubling, capped at 30 s. `attempt` counts the retries from 0. */
export function retryDelayMs(attempt: number): number {
  return Math.min(queryRetry.maximumDelayMs, queryRetry.firstDelayMs * 2 ** attempt)
}

/** Whether a query that was retried so often already is retried once more: 3 times altogether. */
export function isRetried(retries: number): boolean {
  return retries < queryRetry.count
}
