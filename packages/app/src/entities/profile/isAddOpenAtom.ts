import { atom } from 'jotai'

/** True while the Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
// Back and the end of the session leave the page while the drawer is open. It is closed on the next visit.
isAddOpenAtom.onMount = (setOpen) => () => setOpen(false)
