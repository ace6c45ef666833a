import { type User, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from './clientAtom.ts'
import { operationQueryAtom } from './operationAtoms.ts'
import { RequestError } from './RequestError.ts'

const userKey = ['userMe', {}] as const

/** Who is signed in; null is nobody. A failure is taken for nobody and not retried (document 1, section 8), but never drops a user who is there already. */
const userQueryAtom = atomWithQuery<User | null>((get) => {
  const { request } = get(clientAtom)
  const queryClient = get(queryClientAtom)
  return {
    queryKey: userKey,
    queryFn: async ({ signal }) => {
      const isCached = queryClient.getQueryData(userKey) != null
      try {
        return await request(userMe, { query: isCached ? {} : { fresh: true } }, signal)
      } catch (error) {
        if (error instanceof RequestError && (error.status === 401 || !isCached)) return null
        throw error
      }
    },
    retry: false,
  }
})

/** The user who is signed in, null for nobody, undefined while it is being asked. */
export const userAtom = atom((get) => get(userQueryAtom).data)

/** How the last session of this window ended: by logout, or because the server knew no session any more. */
const sessionEndAtom = atom<'logout' | 'expiry' | undefined>(undefined)
export const lastSessionEndAtom = atom((get) => get(sessionEndAtom))

/** Takes a user as signed in. */
export const startSessionAtom = atom(null, (get, set, user: User) => {
  set(sessionEndAtom, undefined)
  get(queryClientAtom).setQueryData(userKey, user)
})

/** Takes the user as signed out. `forgetSessionAtom` follows when the screens that show the cached answers are gone. */
export const endSessionAtom = atom(null, (get, set, how: 'logout' | 'expiry') => {
  const queryClient = get(queryClientAtom)
  if (queryClient.getQueryData(userKey) === null) return
  set(sessionEndAtom, how)
  queryClient.setQueryData(userKey, null)
})

/** Drops all that a session has left in memory. */
export const forgetSessionAtom = atom(null, (get) => {
  const queryClient = get(queryClientAtom)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  queryClient.getMutationCache().clear()
})

/** The user's organisation: subscription and AI credits, which the account menu keeps an eye on. */
export const organizationQueryAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user ? { params: { organizationId: user.organizationId } } : undefined
  },
  () => ({ refetchInterval: pollingMs.organizationInBackground }),
)
