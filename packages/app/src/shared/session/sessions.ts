import type { Environment } from '../api/environment.ts'
import { dropEarlyResponses } from '../api/earlyResponse.ts'
import { createAppStore, type AppStore } from './appStore.ts'
import {
  replaceSessionAtom,
  sessionsAtom,
  userAtom,
  userCheckAtom,
  typedValuesAtom,
  type SessionStart,
} from './session.ts'
import { missingOperationsAtom } from '../api/missingOperations.ts'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { nowAtom, serverTimeAtom } from '../time/clock.ts'

/** Copies the values in memory that outlive a session. */
function handOn(before: AppStore, next: AppStore): void {
  next.set(navigationAtom, before.get(navigationAtom))
  next.set(addressAtom, before.get(addressAtom))
  next.set(serverTimeAtom, before.get(nowAtom))
  next.set(missingOperationsAtom, before.get(missingOperationsAtom))
  next.set(typedValuesAtom, before.get(typedValuesAtom))
}

interface Session {
  readonly id: number
  readonly store: AppStore
}

export type Sessions = ReturnType<typeof createSessions>

/** Each session has a separate store and query cache (AUTH-15). */
export function createSessions(environment: Environment, onAnotherUser?: (store: AppStore) => void) {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined
  const channelOf = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(`${environment.apiBase}/session`)
    return channel
  }

  const open = (start?: SessionStart): AppStore => {
    const store = createAppStore(environment, start)
    store.set(sessionsAtom, { begin, tell: (userId) => channelOf()?.postMessage(userId) })
    return store
  }
  const begin = (start: SessionStart) => {
    const { id, store: before } = current
    const store = open(start)
    handOn(before, store)
    dropEarlyResponses()
    current = { id: id + 1, store }
    if (start.end === 'anotherUser') onAnotherUser?.(store)
    for (const listener of listeners) listener()
  }
  let current: Session = { id: 1, store: open() }

  /** AUTH-15 */
  const followOtherTabs = () => {
    const follow = ({ data: userId }: MessageEvent<unknown>) => {
      const { store } = current
      if ((store.get(userAtom)?.id ?? null) !== userId)
        store.set(replaceSessionAtom, userId === null ? {} : { end: 'anotherUser' })
    }
    // Checks the user each time the window gets the focus, because a message of another tab can be lost. The event
    // `visibilitychange` is not enough, because a window can get the focus while it is already visible.
    const check = () => current.store.set(userCheckAtom)
    const followed = channelOf()
    followed?.addEventListener('message', follow)
    window.addEventListener('focus', check)
    return () => {
      followed?.removeEventListener('message', follow)
      window.removeEventListener('focus', check)
    }
  }

  return {
    getCurrent: () => current,
    /** Calls the listener after a new session has begun. Also follows sign-ins and logouts in other tabs. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const unfollow = followOtherTabs()
      return () => {
        listeners.delete(listener)
        unfollow()
      }
    },
  }
}
