import { queryRetry } from '../constants.ts'

/** SHELL-41: the wait before a retry of a failed query, in milliseconds. `attempt` counts the retries from 0. */
export function retryDelayMs(attempt: number): number {
  return Math.min(queryRetry.maximumDelayMs, queryRetry.firstDelayMs * 2 ** attempt)
}

/** SHELL-41: whether a query is retried after this many retries. */
export function isRetried(retries: number): boolean {
  return retries < queryRetry.count
}
