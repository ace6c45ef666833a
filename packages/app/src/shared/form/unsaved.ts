import { atom } from 'jotai'

const countAtom = atom(0)

/** Number of mounted leave guards with unsaved changes. Writing adds 1 or -1. */
export const unsavedCountAtom = atom(
  (get) => get(countAtom),
  (get, set, change: 1 | -1) => {
    set(countAtom, get(countAtom) + change)
    // The question disappeared with the last guard, and must not come back with the next change.
    if (get(countAtom) === 0) set(askedLeaveAtom, undefined)
  },
)

/** The navigation that waits for the user's answer. */
const askedLeaveAtom = atom<{ readonly leave: () => void } | undefined>(undefined)

/** Leaves without a navigation, such as by a logout: at once, or after the user has agreed to lose changes. */
export const leaveAtom = atom(null, (get, set, leave: () => void) => {
  if (get(unsavedCountAtom) > 0) set(askedLeaveAtom, { leave })
  else leave()
})

export const isLeaveAskedAtom = atom((get) => get(askedLeaveAtom) !== undefined)

/** The user's answer to the question about unsaved changes. */
export const answerLeaveAtom = atom(null, (get, set, isAgreed: boolean) => {
  const asked = get(askedLeaveAtom)
  set(askedLeaveAtom, undefined)
  if (isAgreed) asked?.leave()
})
