declare global {
  interface Window {
    /** A call that `preload.ts` has begun before the app's code arrived. */
    earlyAnswer?: { readonly url: string; readonly answer: Promise<Response> } | undefined
  }
}

/** The answer to a GET that has begun already, once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.earlyAnswer?.url !== url) return undefined
  const { answer } = window.earlyAnswer
  window.earlyAnswer = undefined
  return answer
}
