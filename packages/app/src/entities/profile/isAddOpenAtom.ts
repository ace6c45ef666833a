import { atom } from 'jotai'

/** True while the Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
// Closes the drawer when the user leaves the page.
isAddOpenAtom.onMount = (setOpen) => () => setOpen(false)
