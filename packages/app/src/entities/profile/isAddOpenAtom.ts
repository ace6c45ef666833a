import { atom } from 'jotai'

/** True while the Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
// The user can leave the page with the drawer open, for example by Back. It is closed when the user returns.
isAddOpenAtom.onMount = (setOpen) => () => setOpen(false)
