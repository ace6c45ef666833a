import { atom } from 'jotai'
import { idOf } from './routeId.ts'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly params?: Readonly<Record<string, string | undefined>>
}

/** The address after the last navigation. `createAppRouter` updates it. Only the router may change the address. */
export const addressAtom = atom<Address>({ pathname: '/', search: '' })

/** The query of the page's address ('?a=b' or ''). Query atoms that depend on the address read it here. */
export const searchAtom = atom((get) => get(addressAtom).search)

/** The path of the page below the basename, spelled like its route (SHELL-12): `/recipients` for `/Recipients/`. */
export const pathnameAtom = atom((get) => get(addressAtom).pathname)

/** Like `useRouteId`, for atoms. Undefined if the route has no such id. */
export const routeIdAtomOf = (name: string) => atom((get) => idOf(get(addressAtom).params?.[name] ?? ''))
