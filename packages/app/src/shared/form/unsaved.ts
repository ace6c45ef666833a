import { atom } from 'jotai'

interface UnsavedState {
  /** Number of mounted `LeaveGuard`s with unsaved changes. */
  readonly guardCount: number
  /** An action such as a logout. Runs after the user has agreed to lose the changes. */
  readonly waiting?: (() => void) | undefined
}

type UnsavedEvent = 'guarded' | 'unguarded' | 'leaveAgreed' | 'leaveRefused'

const stateAtom = atom<UnsavedState>({ guardCount: 0 })

export const unsavedAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: UnsavedEvent) => {
    const { guardCount, waiting } = get(stateAtom)
    if (event === 'guarded') set(stateAtom, { guardCount: guardCount + 1, waiting })
    // The last guard removes the waiting action. Otherwise, a later change would show the old question again.
    else if (event === 'unguarded')
      set(stateAtom, { guardCount: guardCount - 1, waiting: guardCount === 1 ? undefined : waiting })
    else set(stateAtom, { guardCount })
    if (event === 'leaveAgreed') waiting?.()
  },
)

/** Runs an action that is not a navigation, such as a logout. Asks the user first if there are unsaved changes. */
export const leaveAtom = atom(null, (get, set, leave: () => void) => {
  const { guardCount } = get(stateAtom)
  if (guardCount > 0) set(stateAtom, { guardCount, waiting: leave })
  else leave()
})
