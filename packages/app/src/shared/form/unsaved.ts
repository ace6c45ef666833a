import { atom } from 'jotai'

interface UnsavedState {
  /** Number of mounted leave guards with unsaved changes. */
  readonly guardCount: number
  /** The action that waits for the user's answer to the question about unsaved changes. */
  readonly waiting?: (() => void) | undefined
}

type UnsavedEvent = 'guarded' | 'unguarded' | 'leaveAgreed' | 'leaveRefused'

const stateAtom = atom<UnsavedState>({ guardCount: 0 })

/** The unsaved changes of the page, and the question about them. */
export const unsavedAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: UnsavedEvent) => {
    const { guardCount, waiting } = get(stateAtom)
    if (event === 'guarded') set(stateAtom, { guardCount: guardCount + 1, waiting })
    // The question disappears with the last guard, and must not come back with the next change.
    else if (event === 'unguarded')
      set(stateAtom, { guardCount: guardCount - 1, waiting: guardCount === 1 ? undefined : waiting })
    else set(stateAtom, { guardCount })
    if (event === 'leaveAgreed') waiting?.()
  },
)

/** Leaves the page without a navigation, such as by a logout: at once, or after the user has agreed to lose changes. */
export const leaveAtom = atom(null, (get, set, leave: () => void) => {
  const { guardCount } = get(stateAtom)
  if (guardCount > 0) set(stateAtom, { guardCount, waiting: leave })
  else leave()
})
