import { RequestError } from '../../../shared/api/RequestError.ts'

/** Makes a call as soon as the browser is online. Repeats a call that was interrupted by the loss of the network. */
export async function whenOnline<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    if (isOffline()) await online(signal)
    try {
      return await call()
    } catch (error) {
      if (!isOffline() || !(error instanceof RequestError && error.isUnanswered)) throw error
    }
  }
}

/** Only browsers have `navigator.onLine`, Node does not. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })
}
