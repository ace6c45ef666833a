import { atom } from 'jotai'

/**
 * The query of the page's address ('?a=b' or ''), as the router last set it; `createAppRouter` keeps it. Query atoms that depend on the
 * address read it here. Change it through the router only.
 */
export const searchAtom = atom('')

/** The path of the page's address, below the basename ('/recipients'); kept like `searchAtom`. */
export const pathnameAtom = atom('/')

/** Takes note of where the router is. */
export const addressAtom = atom(
  null,
  (_get, set, { pathname, search }: { readonly pathname: string; readonly search: string }) => {
    set(pathnameAtom, pathname)
    set(searchAtom, search)
  },
)
