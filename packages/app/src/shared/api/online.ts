import { onlineManager } from '@tanstack/query-core'
import { useSyncExternalStore } from 'react'
import { RequestError } from './RequestError.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** False while the browser has no network, and in the demo while its network is 'Offline'. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline())

/** True if a read failed because the browser is offline. It is repeated once the browser is online (SHELL-120). */
export const isOfflineError = (error: unknown): boolean =>
  !onlineManager.isOnline() && error instanceof RequestError && error.isUnanswered

/** `isOfflineError`, also after the browser has changed between online and offline. */
export const useIsOffline = (error: unknown): boolean => useSyncExternalStore(subscribe, () => isOfflineError(error))
