import { atom } from 'jotai'

/** True while the Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
