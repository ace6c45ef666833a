import { type User, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { operationQueryAtom } from '../api/operationAtoms.ts'
import { RequestError } from '../api/RequestError.ts'

/** The user is cached as null when nobody is signed in. */
export const userKey = ['userMe', {}] as const

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

/** How a session begins. */
export interface SessionStart {
  /** Who is signed in; null for nobody. Default: the server is asked. */
  readonly user?: User | null
  /** How the last session of this window ended. Default: neither by logout nor by the server. */
  readonly end?: 'logout' | 'expiry'
}

/** The sessions of this window, one after the other. Set by `createSessions`. */
export const sessionsAtom = atom<{
  /** Replaces the session by a new one. */
  readonly begin: (start: SessionStart) => void
  /** Tells the other tabs the id of the user who has signed in, or null after a logout. */
  readonly tell: (userId: number | null) => void
}>({ begin: () => {}, tell: () => {} })

const isOverAtom = atom(false)

/** True once another session has begun in this window: this one makes no call any more. */
export const isSessionOverAtom = atom((get) => get(isOverAtom))

/** Begins another session in place of this one. */
export const replaceSessionAtom = atom(null, (get, set, start: SessionStart) => {
  if (get(isOverAtom)) return
  // First, so that the screens of this session unmount without having seen its end.
  get(sessionsAtom).begin(start)
  set(isOverAtom, true)
})

/** The user who is signed in, null for nobody or once the session is over, undefined while it is being asked. */
export const userAtom = atom((get): User | null | undefined => (get(isOverAtom) ? null : get(userQueryAtom).data))

/** How the last session of this window ended: by logout, or because the server had ended the session. */
export const lastSessionEndAtom = atom<SessionStart['end']>(undefined)

/** The values of a form when the server ended the session. A box, as the form unmounts after the next session began. */
export const typedValuesAtom = atom<{
  kept?: { readonly name: string; readonly values: Readonly<Record<string, unknown>> } | undefined
}>({})

/** Marks a user as signed in. */
export const startSessionAtom = atom(null, (get, set, user: User) => {
  set(replaceSessionAtom, { user })
  get(sessionsAtom).tell(user.id)
})

/** The signed-in user has changed. Ignored once the session is over: a late response signs nobody in again. */
export const changeUserAtom = atom(null, (get, _set, user: User) => {
  if (get(userAtom)?.id === user.id) get(queryClientAtom).setQueryData(userKey, user)
})

const checkAtom = atom<Promise<unknown>>()

/** The latest check of who is signed in. Changes wait for it. */
export const userCheckAtom = atom(
  (get) => get(checkAtom),
  (get, set) => {
    if (!get(userAtom)) return
    set(checkAtom, get(queryClientAtom).refetchQueries({ queryKey: userKey }, { cancelRefetch: false }))
  },
)

/** Marks the user as signed out. */
export const endSessionAtom = atom(null, (get, set, end: 'logout' | 'expiry') => {
  if (get(userAtom) === null) return
  set(lastSessionEndAtom, end)
  set(replaceSessionAtom, { user: null, end })
  if (end === 'logout') get(sessionsAtom).tell(null)
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
