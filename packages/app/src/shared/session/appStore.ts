import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { serverTimeAtom } from '../time/clock.ts'
import { type Environment, environmentAtom } from '../api/environment.ts'
import { missingOperationsAtom } from '../api/missingOperations.ts'
import { createQueryClient } from '../api/queryClient.ts'
import { createApiClient } from '../api/request.ts'
import { withRetryAfter } from '../api/retryAfter.ts'
import { endSessionAtom } from './session.ts'

export type AppStore = ReturnType<typeof createStore>

/** The state of one mounted app: a store, its query cache, and a client that reports time and a lost session. */
export function createAppStore(environment: Environment): AppStore {
  const store = createStore()
  const request = createApiClient({
    base: environment.apiBase,
    requiresSimulatorHeader: environment.demo !== undefined,
    ...(environment.whenReady ? { whenReady: environment.whenReady } : {}),
    onSessionEnd: () => store.set(endSessionAtom, 'expiry'),
    onMissing: (operation) => store.set(missingOperationsAtom, (found) => new Set([...found, operation])),
    onServerTime: (serverTime) => store.set(serverTimeAtom, serverTime),
  })
  store.set(environmentAtom, environment)
  store.set(queryClientAtom, createQueryClient())
  store.set(apiClientAtom, { request: withRetryAfter(request) })
  return store
}
