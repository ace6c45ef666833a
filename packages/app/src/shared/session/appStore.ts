import { type User } from '@tandem/contract'
import { createStore, useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { serverTimeAtom } from '../time/clock.ts'
import { type Environment, environmentAtom } from '../api/environment.ts'
import { missingOperationsAtom } from '../api/missingOperations.ts'
import { createIdempotencyKeys, idempotencyKeysAtom } from '../api/idempotencyKeys.ts'
import { createQueryClient } from '../api/queryClient.ts'
import { type ApiClient, createApiClient } from '../api/request.ts'
import { RequestError } from '../api/RequestError.ts'
import { withRetryAfter } from '../api/retryAfter.ts'
import {
  endSessionAtom,
  isSessionOverAtom,
  lastSessionEndAtom,
  replaceSessionAtom,
  type SessionStart,
  userCheckAtom,
  userKey,
} from './session.ts'
import { useEffect } from 'react'

export type AppStore = ReturnType<typeof createStore>

/** Creates the store with the state of one session. */
export function createAppStore(environment: Environment, { user, end }: SessionStart = {}): AppStore {
  const store = createStore()
  // The session's user. The value stays after the end of the session, because responses can arrive later.
  let first = user
  const idempotencyKeys = createIdempotencyKeys({ isDemo: environment.demo !== undefined, getUserId: () => first?.id })
  const request = createApiClient({
    base: environment.apiBase,
    requiresSimulatorHeader: environment.demo !== undefined,
    ...(environment.whenReady ? { whenReady: environment.whenReady } : {}),
    onSessionEnd: () => store.set(endSessionAtom, 'expiry'),
    onMissing: (operation) => store.set(missingOperationsAtom, (found) => new Set([...found, operation])),
    idempotencyKeys,
    onServerTime: (serverTime) => store.set(serverTimeAtom, serverTime),
  })
  const queryClient = createQueryClient()
  if (user !== undefined) queryClient.setQueryData(userKey, user)
  // AUTH-15: if the user in the cache changes, another tab has signed in or out.
  queryClient.getQueryCache().subscribe(() => {
    const found = queryClient.getQueryData<User | null>(userKey)
    first ??= found
    if (found === undefined || found?.id === first?.id) return
    store.set(replaceSessionAtom, found ? { user: found, end: 'anotherUser' } : { user: null })
  })
  store.set(environmentAtom, environment)
  store.set(queryClientAtom, queryClient)
  store.set(apiClientAtom, { request: withRetryAfter(ofSession(store, request)) })
  store.set(idempotencyKeysAtom, idempotencyKeys)
  store.set(lastSessionEndAtom, end)
  return store
}

/**
 * Returns a client that sends no request after the end of the session, because the cookie can then belong to another
 * user.
 */
function ofSession(store: AppStore, request: ApiClient): ApiClient {
  return async (operation, input, options) => {
    // The check finds out if another tab has signed in another user. A GET request does not wait for the check.
    const check = operation.method === 'GET' ? undefined : store.get(userCheckAtom)
    if (check) await check
    const failure = check && store.get(queryClientAtom).getQueryState(userKey)?.error
    if (failure) {
      // Starts another check, so that the next attempt does not fail because of this failure.
      store.set(userCheckAtom)
      throw failure
    }
    if (store.get(isSessionOverAtom)) throw new RequestError(401, undefined, 'the session is over')
    return request(operation, input, options)
  }
}

/** `start` returns a function that stops the task. */
export function useStoreTask(start: (store: AppStore) => () => void): void {
  const store = useStore()
  useEffect(() => start(store), [start, store])
}
