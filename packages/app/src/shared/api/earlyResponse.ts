/** Answers by the URL of their call. */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** Calls that `preload.ts` has begun before the app's code arrived. */
    earlyResponses?: EarlyResponses
  }
}

/** The response to a GET that has begun already, once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined
  const response = window.earlyResponses?.get(url)
  window.earlyResponses?.delete(url)
  return response
}

/** Drops the responses that nobody took: they are for the page that was asked for, and grow old. */
export const dropEarlyResponses = (): void => window.earlyResponses?.clear()
