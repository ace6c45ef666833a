import { type User } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { vi } from 'vitest'
import { type AppStore } from '../src/shared/session/appStore.ts'
import { userAtom, userKey } from '../src/shared/session/session.ts'

/** Waits for a signed-in user. Like a mounted app, subscribes to changes of the user. */
export async function signedIn(store: AppStore) {
  store.sub(userAtom, () => {})
  return vi.waitUntil(() => store.get(userAtom), 10_000)
}

/** Sets the signed-in user. */
export const setUser = (store: AppStore, user: User) => store.get(queryClientAtom).setQueryData(userKey, user)
