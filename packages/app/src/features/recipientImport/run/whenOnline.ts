import { onlineManager } from '@tanstack/query-core'
import { RequestError } from '../../../shared/api/RequestError.ts'

/** Makes a call as soon as the browser is online. Repeats a call that was interrupted by the loss of the network. */
export async function whenOnline<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    if (!onlineManager.isOnline()) await online(signal)
    try {
      return await call()
    } catch (error) {
      if (onlineManager.isOnline() || !(error instanceof RequestError && error.isUnanswered)) throw error
    }
  }
}

function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onlineManager.subscribe(() => {
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => {
      stop()
      reject(new DOMException('Aborted', 'AbortError'))
    })
  })
}
