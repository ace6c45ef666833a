import { atom } from 'jotai'
import { idOf } from './routeId.ts'

/**
 * The query of the page's address ('?a=b' or ''). `createAppRouter` updates it after each navigation. Query atoms that
 * depend on the address read it here. Only the router may change the address.
 */
export const searchAtom = atom('')

/**
 * The path of the page below the basename, spelled like its route (SHELL-12): `/recipients` for `/Recipients/`.
 * `createAppRouter` updates it.
 */
export const pathnameAtom = atom('/')

type RouteParams = Readonly<Record<string, string | undefined>>

const paramsAtom = atom<RouteParams>({})

/** Like `useRouteId`, for atoms. Undefined if the route has no such id. */
export const routeIdAtomOf = (name: string) => atom((get) => idOf(get(paramsAtom)[name] ?? ''))

interface Address {
  readonly pathname: string
  readonly search: string
  readonly params?: RouteParams
}

/** The address after the last navigation. */
export const addressAtom = atom(
  (get): Address => ({ pathname: get(pathnameAtom), search: get(searchAtom), params: get(paramsAtom) }),
  (_get, set, { pathname, search, params = {} }: Address) => {
    set(pathnameAtom, pathname)
    set(searchAtom, search)
    set(paramsAtom, params)
  },
)
