import { RequestError } from '../../../shared/api/RequestError.ts'

/** Makes a call as soon as the browser is online. A call that the network's loss has cut off is made again. */
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

/** Only browsers know. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })
}
