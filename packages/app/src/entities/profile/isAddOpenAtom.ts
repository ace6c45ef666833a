import { atom } from 'jotai'

/** True while the Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
// The user can leave the page while the drawer is open, for example by Back. The drawer is then closed when the user
// returns.
isAddOpenAtom.onMount = (setOpen) => () => setOpen(false)
