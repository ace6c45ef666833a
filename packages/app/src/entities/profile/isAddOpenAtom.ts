import { atom } from 'jotai'

/** The Add Profile drawer is open. */
export const isAddOpenAtom = atom(false)
