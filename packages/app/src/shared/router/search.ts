import { atom } from 'jotai'
import { idOf } from './routeId.ts'

/**
 * The query of the page's address ('?a=b' or ''), as the router last set it; `createAppRouter` keeps it up to date.
 * Query atoms that depend on the address read it here. Change the address through the router only.
 */
export const searchAtom = atom('')

/**
 * The path of the page below the basename, written as its route writes it (SHELL-12): `/recipients` for `/Recipients/`.
 * Kept like `searchAtom`.
 */
export const pathnameAtom = atom('/')

type RouteParams = Readonly<Record<string, string | undefined>>

const paramsAtom = atom<RouteParams>({})

/**
 * Atom of the id that a parameter of the route names: `useRouteId` for other atoms. Undefined where the route has no
 * such id.
 */
export const routeIdAtomOf = (name: string) => atom((get) => idOf(get(paramsAtom)[name] ?? ''))

interface Address {
  readonly pathname: string
  readonly search: string
  readonly params?: RouteParams
}

/** The address as the router last set it. */
export const addressAtom = atom(
  (get): Address => ({ pathname: get(pathnameAtom), search: get(searchAtom), params: get(paramsAtom) }),
  (_get, set, { pathname, search, params = {} }: Address) => {
    set(pathnameAtom, pathname)
    set(searchAtom, search)
    set(paramsAtom, params)
  },
)
