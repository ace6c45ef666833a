/** Answers by the URL of their call. */
export type EarlyAnswers = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** Calls that `preload.ts` has begun before the app's code arrived. */
    earlyAnswers?: EarlyAnswers
  }
}

/** The answer to a GET that has begun already, once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined
  const answer = window.earlyAnswers?.get(url)
  window.earlyAnswers?.delete(url)
  return answer
}

/** Drops the answers that nobody took: they are for the page that was asked for, and grow old. */
export const dropEarlyAnswers = (): void => window.earlyAnswers?.clear()
