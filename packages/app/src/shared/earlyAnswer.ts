declare global {
  interface Window {
    /** Calls that `preload.ts` has begun before the app's code arrived, by their URL. */
    earlyAnswers?: Map<string, Promise<Response>>
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
