import { type User, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { operationQueryAtom } from '../api/operationAtoms.ts'
import { RequestError } from '../api/RequestError.ts'

/** The cached user is null if no user is signed in. */
export const userKey = ['userMe', {}] as const

/** Interval between checks of the session while the check fails, in ms. */
const recheckMs = 10_000

/** The signed-in user. Null only after a 401. Another failure does not change the user (AUTH-8). */
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

/** The failure of the latest check, while the user is unknown. Otherwise undefined. */
export const outageAtom = atom((get): Outage | undefined => {
  const { data, error, refetch } = get(userQueryAtom)
  return error && data === undefined ? { error, retry: () => void refetch() } : undefined
})

/** The first state of a session. */
export interface SessionStart {
  /** The signed-in user; null if no user is signed in. Default: asks the server. */
  readonly user?: User | null
  /** The reason for the end of the last session in this window. Default: none, as after a page load. */
  readonly end?: 'logout' | 'expiry' | 'anotherUser'
}

/** The sessions of this window. Each new session replaces the earlier one. Set by `createSessions`. */
export const sessionsAtom = atom<{
  /** Replaces the session by a new session. */
  readonly begin: (start: SessionStart) => void
  /** Tells the other tabs the id of the user who has signed in, or null after a logout. */
  readonly tell: (userId: number | null) => void
}>({ begin: () => {}, tell: () => {} })

/** True after another session has begun in this window. This session then makes no calls. */
export const isSessionOverAtom = atom(false)

/** Replaces this session by a new session. */
export const replaceSessionAtom = atom(null, (get, set, start: SessionStart) => {
  if (get(isSessionOverAtom)) return
  // Called first, so that the screens of this session unmount before they can notice its end.
  get(sessionsAtom).begin(start)
  set(isSessionOverAtom, true)
})

/**
 * The signed-in user. Null if no user is signed in, and after the end of the session. Undefined until the server has
 * responded.
 */
export const userAtom = atom((get): User | null | undefined =>
  get(isSessionOverAtom) ? null : get(userQueryAtom).data,
)

/**
 * The reason for the end of the last session in this window: a logout, its expiry on the server, or another user who
 * signed in in another tab.
 */
export const lastSessionEndAtom = atom<SessionStart['end']>(undefined)

/**
 * The values of the forms of a page when the session expired, by the name of the form. The map is mutable, because the
 * forms unmount after the next session has begun.
 */
export const typedValuesAtom = atom(new Map<string, Readonly<Record<string, unknown>>>())

/** Marks a user as signed in. */
export const startSessionAtom = atom(null, (get, set, user: User) => {
  set(replaceSessionAtom, { user })
  get(sessionsAtom).tell(user.id)
})

/**
 * Stores the changed data of the signed-in user. Ignored after the end of the session, because a late response must not
 * sign in a user.
 */
export function changeUser(get: Getter, user: User): void {
  if (get(userAtom)?.id === user.id) get(queryClientAtom).setQueryData(userKey, user)
}

const checkAtom = atom<Promise<unknown>>()

/** The latest check of the session. Calls that change data wait for it. */
export const userCheckAtom = atom(
  (get) => get(checkAtom),
  (get, set) => {
    if (!get(userAtom)) return
    set(checkAtom, get(queryClientAtom).refetchQueries({ queryKey: userKey }, { cancelRefetch: false }))
  },
)

/** Makes calls that change data wait for a promise whose result may end the session. */
export const holdChangesAtom = atom(null, (get, set, until: Promise<void>) => {
  set(checkAtom, Promise.all([get(checkAtom), until]))
})

/** Ends the session after a logout, or after its expiry on the server. */
export const endSessionAtom = atom(null, (get, set, end: 'logout' | 'expiry') => {
  if (get(userAtom) === null) return
  set(lastSessionEndAtom, end)
  set(replaceSessionAtom, { user: null, end })
  if (end === 'logout') get(sessionsAtom).tell(null)
})

/** The user's organization: its subscription and its AI credits. It is polled while a component uses it. */
export const organizationQueryAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user ? { params: { organizationId: user.organizationId } } : undefined
  },
  () => ({ refetchInterval: pollingMs.organizationInBackground }),
)

/** True if the organization has used all its AI credits. */
export const isOutOfCreditsAtom = atom((get) => {
  const { aiCreditsUsed = 0, aiCreditsTotal = 0 } = get(organizationQueryAtom).data ?? {}
  return aiCreditsTotal > 0 && aiCreditsUsed >= aiCreditsTotal
})
