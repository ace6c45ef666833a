import { atom } from 'jotai'

interface Move {
  /** Replaces the current history entry. Default: false. */
  readonly replace?: boolean
  /** Keeps the scroll position. Default: false. */
  readonly preventScrollReset?: boolean
  /** Renders synchronously. Default: false. */
  readonly flushSync?: boolean
}

/** Lets code outside of pages navigate. `createAppRouter` sets the function. */
export const navigationAtom = atom<{ readonly navigate: (to: string, options?: Move) => void }>({ navigate: () => {} })
