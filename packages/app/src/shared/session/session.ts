import { type User, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { environmentAtom } from '../api/environment.ts'
import { forgetIdempotencyKeys } from '../api/idempotencyKeys.ts'
import { operationQueryAtom } from '../api/operationAtoms.ts'
import { createQueryClient } from '../api/queryClient.ts'
import { RequestError } from '../api/RequestError.ts'

/** The user is cached as null when nobody is signed in. */
const userKey = ['userMe', {}] as const

/** How often the session is checked again while the check fails, in ms. */
const recheckMs = 10_000

/** The signed-in user; null for nobody, which only a 401 means (AUTH-8). */
const userQueryAtom = atomWithQuery<User | null>((get) => {
  const { request } = get(apiClientAtom)
  const queryClient = get(queryClientAtom)
  return {
    queryKey: userKey,
    queryFn: async ({ signal }) => {
      const isCached = queryClient.getQueryData(userKey) != null
      try {
        return await request(userMe, { query: isCached ? {} : { fresh: true } }, { signal })
      } catch (error) {
        if (error instanceof RequestError && error.status === 401) return null
        throw error
      }
    },
    retry: false,
    refetchInterval: ({ state: { data, error } }) => (error && data === undefined ? recheckMs : false),
  }
})

export interface Outage {
  readonly error: unknown
  readonly retry: () => void
}

/** Why it is not known who is signed in. Undefined once it is known. */
export const outageAtom = atom((get): Outage | undefined => {
  const { data, error, refetch } = get(userQueryAtom)
  return error && data === undefined ? { error, retry: () => void refetch() } : undefined
})

/** Unmounts the screens before their data is dropped, so that none of them sends a request without a session. */
const closingAtom = atom<'ending' | 'switching' | 'restarting' | undefined>(undefined)

/** The user who is signed in, null for nobody, undefined while it is being asked. */
export const userAtom = atom((get): User | null | undefined => {
  const closing = get(closingAtom)
  if (closing) return closing === 'restarting' ? undefined : null
  return get(userQueryAtom).data
})

const sessionEndAtom = atom<'logout' | 'expiry' | undefined>(undefined)

/** How the last session of this window ended: by logout, or because the server had ended the session. */
export const lastSessionEndAtom = atom((get) => get(sessionEndAtom))

/** Tells the other tabs the id of the user who has signed in, or null. Some browsers have no such channel. */
const channelAtom = atom((get) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${get(environmentAtom).apiBase}/session`),
)

/** Marks a user as signed in. */
export const startSessionAtom = atom(null, (get, set, user: User) => {
  set(sessionEndAtom, undefined)
  get(queryClientAtom).setQueryData(userKey, user)
  get(channelAtom)?.postMessage(user.id)
})

/** The signed-in user has changed. Ignored once the session is over: a late response signs nobody in again. */
export const changeUserAtom = atom(null, (get, _set, user: User) => {
  if (get(userAtom)?.id === user.id) get(queryClientAtom).setQueryData(userKey, user)
})

/** Whose data the query cache holds. */
const ownerIdAtom = atom<number | undefined>(undefined)

/** AUTH-15: ends this window's session when a check finds another user, who has signed in in another tab. */
export const followUserAtom = atom(null, (get, set, { id }: User) => {
  const ownerId = get(ownerIdAtom)
  if (ownerId === undefined) set(ownerIdAtom, id)
  else if (ownerId !== id) set(closingAtom, 'switching')
})

/** Notices that somebody else has signed in, or nobody is signed in any more, in another tab (AUTH-15). */
export const followOtherTabsAtom = atom(null, (get, set) => {
  const follow = ({ data: id }: MessageEvent<unknown>) => {
    const ownerId = get(ownerIdAtom)
    if (ownerId !== undefined && id !== ownerId) set(closingAtom, 'switching')
  }
  // The other tab may be unable to tell. Side by side, no window becomes hidden: the focus is all that changes.
  const check = () => {
    if (get(userAtom)) void get(queryClientAtom).refetchQueries({ queryKey: userKey }, { cancelRefetch: false })
  }
  const channel = get(channelAtom)
  channel?.addEventListener('message', follow)
  window.addEventListener('focus', check)
  return () => {
    channel?.removeEventListener('message', follow)
    window.removeEventListener('focus', check)
  }
})

/** Marks the user as signed out. */
export const endSessionAtom = atom(null, (get, set, how: 'logout' | 'expiry') => {
  if (get(userAtom) === null) return
  set(sessionEndAtom, how)
  set(closingAtom, 'ending')
  if (how === 'logout') get(channelAtom)?.postMessage(null)
})

/** Asks again who is signed in: the backend has changed. */
export const restartSessionAtom = atom(null, (_get, set) => set(closingAtom, 'restarting'))

/** Replaces the query cache of a session by an empty one. Set it after its screens are gone: `userAtom` has no user. */
export const forgetSessionAtom = atom(null, (get, set) => {
  if (get(userAtom) === undefined && !get(closingAtom)) return
  const emptied = createQueryClient()
  // Who has signed in in another tab is asked for again.
  const isNobody = get(userAtom) === null && get(closingAtom) !== 'switching'
  if (isNobody) emptied.setQueryData(userKey, null)
  get(queryClientAtom).clear()
  forgetIdempotencyKeys()
  set(queryClientAtom, emptied)
  set(ownerIdAtom, undefined)
  set(closingAtom, undefined)
})

/** The user's organisation: subscription and AI credits, which the account menu polls. */
export const organizationQueryAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user ? { params: { organizationId: user.organizationId } } : undefined
  },
  () => ({ refetchInterval: pollingMs.organizationInBackground }),
)
