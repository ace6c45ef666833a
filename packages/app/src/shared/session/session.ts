import { type User, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { operationQueryAtom } from '../api/operationAtoms.ts'
import { RequestError } from '../api/RequestError.ts'

/** The cached user is null if no user is signed in. */
export const userKey = ['userMe', {}] as const

/** In ms. While no user is known, a failed check of the session is repeated after this time. */
const recheckMs = 10_000

/** Null after a 401. Any other failure keeps the user (AUTH-8). */
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

/** Defined while the user is unknown because of a failure. */
export const outageAtom = atom((get): Outage | undefined => {
  const { data, error, refetch } = get(userQueryAtom)
  return error && data === undefined ? { error, retry: () => void refetch() } : undefined
})

export interface SessionStart {
  /** Null if no user is signed in. Default: the session asks the server for the user. */
  readonly user?: User | null
  /** The reason why the previous session in this window ended. */
  readonly end?: 'logout' | 'expiry' | 'anotherUser'
}

/** Set by `createSessions`. */
export const sessionsAtom = atom<{
  readonly begin: (start: SessionStart) => void
  /** Tells other tabs the id of the signed-in user, or null after a logout. */
  readonly tell: (userId: number | null) => void
}>({ begin: () => {}, tell: () => {} })

/** True from the moment when another session replaces this session. From then on, this session sends no requests. */
export const isSessionOverAtom = atom(false)

export const replaceSessionAtom = atom(null, (get, set, start: SessionStart) => {
  if (get(isSessionOverAtom)) return
  // Begins the next session first, because the screens must unmount before they notice the end of this session.
  get(sessionsAtom).begin(start)
  set(isSessionOverAtom, true)
})

/** Null without a signed-in user and after the end of the session. Undefined until the server has responded. */
export const userAtom = atom((get): User | null | undefined =>
  get(isSessionOverAtom) ? null : get(userQueryAtom).data,
)

/** The reason why the last session in this window ended. */
export const lastSessionEndAtom = atom<SessionStart['end']>(undefined)

/**
 * The typed values of each form, by the form's name. The map is mutable, because a form writes to it when the form
 * unmounts, after the next session has begun.
 */
export const typedValuesAtom = atom(new Map<string, Readonly<Record<string, unknown>>>())

export const startSessionAtom = atom(null, (get, set, user: User) => {
  set(replaceSessionAtom, { user })
  get(sessionsAtom).tell(user.id)
})

/** Updates the signed-in user. Ignores any other user, because a late response must not sign in a user. */
export function changeUser(get: Getter, user: User): void {
  if (get(userAtom)?.id === user.id) get(queryClientAtom).setQueryData(userKey, user)
}

const checkAtom = atom<Promise<unknown>>()

/** Requests that change data wait for this check. */
export const userCheckAtom = atom(
  (get) => get(checkAtom),
  (get, set) => {
    if (!get(userAtom)) return
    set(checkAtom, get(queryClientAtom).refetchQueries({ queryKey: userKey }, { cancelRefetch: false }))
  },
)

/** Requests that change data wait for the promise `until`. */
export const holdChangesAtom = atom(null, (get, set, until: Promise<void>) => {
  set(checkAtom, Promise.all([get(checkAtom), until]))
})

export const endSessionAtom = atom(null, (get, set, end: 'logout' | 'expiry') => {
  if (get(userAtom) === null) return
  set(lastSessionEndAtom, end)
  set(replaceSessionAtom, { user: null, end })
  if (end === 'logout') get(sessionsAtom).tell(null)
})

export const organizationQueryAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user ? { params: { organizationId: user.organizationId } } : undefined
  },
  () => ({ refetchInterval: pollingMs.organizationInBackground }),
)

export const isOutOfCreditsAtom = atom((get) => {
  const { aiCreditsUsed = 0, aiCreditsTotal = 0 } = get(organizationQueryAtom).data ?? {}
  return aiCreditsTotal > 0 && aiCreditsUsed >= aiCreditsTotal
})
