/** The keys are the URLs of the requests. */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** The responses to the requests that `preload.ts` started. */
    earlyResponses?: EarlyResponses
  }
}

/** A response can be taken only once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined
  const response = window.earlyResponses?.get(url)
  window.earlyResponses?.delete(url)
  return response
}

/** Drops unused responses, because they are soon out of date. */
export function dropEarlyResponses(): void {
  if (typeof window !== 'undefined') window.earlyResponses?.clear()
}
