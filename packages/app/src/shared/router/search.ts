import { atom } from 'jotai'
import { idOf } from './routeId.ts'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly params?: Readonly<Record<string, string | undefined>>
}

/** Only `createAppRouter` updates this atom. */
export const addressAtom = atom<Address>({ pathname: '/', search: '' })

/** The query of the address, for example '?a=b'. Empty if the address has no query. */
export const searchAtom = atom((get) => get(addressAtom).search)

/** The path without the basename, in the spelling of the route (SHELL-12): `/recipients` for `/Recipients/`. */
export const pathnameAtom = atom((get) => get(addressAtom).pathname)

/** Creates an atom that contains the id in the address. In components, the hook `useRouteId` returns this id. */
export const routeIdAtomOf = (name: string) => atom((get) => idOf(get(addressAtom).params?.[name] ?? ''))
