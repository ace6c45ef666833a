import { onlineManager } from '@tanstack/query-core'
import { useSyncExternalStore } from 'react'
import { RequestError } from './RequestError.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** False if the browser has no network, or if the user of the demo has chosen the network 'Offline'. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline())

/** True if a read failed because the browser is offline (SHELL-120). */
export const isOfflineError = (error: unknown): boolean =>
  !onlineManager.isOnline() && error instanceof RequestError && error.isUnanswered

export const useIsOffline = (error: unknown): boolean => useSyncExternalStore(subscribe, () => isOfflineError(error))
