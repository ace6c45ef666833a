/** Responses by the URL of their call. */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  interface Window {
    /** Calls that `preload.ts` started before the app's code arrived. */
    earlyResponses?: EarlyResponses
  }
}

/** The response to an already started GET. Each response can be taken once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined
  const response = window.earlyResponses?.get(url)
  window.earlyResponses?.delete(url)
  return response
}

/** Drops the unused responses. They belong to the first page and its user, and are soon outdated. */
export function dropEarlyResponses(): void {
  if (typeof window !== 'undefined') window.earlyResponses?.clear()
}
