import { atom } from 'jotai'

/** Moves to a path of the app, from outside of its pages. Set by `createAppRouter`. */
export const navigationAtom = atom<{ readonly navigate: (to: string) => void }>({ navigate: () => {} })
