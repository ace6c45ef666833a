import { atom } from 'jotai'

interface Move {
  /** Replaces the current history entry. Default: false. */
  readonly replace?: boolean
  /** Keeps the scroll position. Default: false. */
  readonly preventScrollReset?: boolean
  /** Renders synchronously. Default: false. */
  readonly flushSync?: boolean
}

/** For code outside of pages. Set by `createAppRouter`. */
export const navigationAtom = atom<{ readonly navigate: (to: string, options?: Move) => void }>({ navigate: () => {} })
