import { onlineManager } from '@tanstack/query-core'
import { useSyncExternalStore } from 'react'
import { RequestError } from './RequestError.ts'

/** False while the browser has no network, and in the demo while its network is 'Offline'. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  )

/** True if a read failed because the browser is offline. It is repeated once the browser is online (SHELL-120). */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useIsOnline()
  return !isOnline && error instanceof RequestError && error.isUnanswered
}
