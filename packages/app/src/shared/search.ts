import { atom } from 'jotai'

/**
 * The query of the page's address ('?a=b' or ''), as the router last set it; `createAppRouter` keeps it. Query atoms that depend on the
 * address read it here. Change it through the router only.
 */
export const searchAtom = atom('')
