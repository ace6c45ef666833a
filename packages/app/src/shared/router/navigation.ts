import { atom } from 'jotai'

interface Move {
  /** Replaces the current history entry, so that Back does not lead to it. Default: false. */
  readonly replace?: boolean
  /** Keeps the scroll position. Default: false. */
  readonly preventScrollReset?: boolean
  /** Renders at once, not in slices between other work. Default: false. */
  readonly flushSync?: boolean
}

/** Navigates to a path of the app from code outside the pages. Set by `createAppRouter`. */
export const navigationAtom = atom<{ readonly navigate: (to: string, options?: Move) => void }>({ navigate: () => {} })
