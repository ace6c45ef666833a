import { isPlanDue } from '@tandem/contract'
import { atom } from 'jotai'
import { pathnameAtom } from '../../shared/search.ts'
import { userAtom } from '../../shared/session.ts'
import { creationAtom, isCreationAskedAtom, isCreationDueAtom } from './creationState.ts'
import { purchaseAtom, type PurchaseKind } from './purchase.ts'

/** What the user has asked to buy. */
const askedChoiceAtom = atom<PurchaseKind | undefined>(undefined)

/** Who has closed the plan modal that opened by itself: it stays closed for them until the app is opened again. */
const dismissedByAtom = atom<number | undefined>(undefined)

/** A payment is waited for, or a profile is created. */
const isUnderWayAtom = atom(
  (get) => get(purchaseAtom) !== undefined || get(creationAtom) !== undefined || get(isCreationDueAtom),
)

/** The choice that shows: the one asked for, or the plan modal, which opens by itself without a paid profile (document 1, section 2). */
export const choiceAtom = atom(
  (get): PurchaseKind | undefined => {
    if (get(isUnderWayAtom)) return undefined
    const asked = get(askedChoiceAtom)
    const user = get(userAtom)
    if (asked || !user) return asked
    return isPlanDue(user, get(pathnameAtom)) && get(dismissedByAtom) !== user.id ? 'plan' : undefined
  },
  (_get, set, choice: PurchaseKind) => set(askedChoiceAtom, choice),
)

/** The choice was made. */
export const endChoiceAtom = atom(null, (_get, set) => set(askedChoiceAtom, undefined))

/** The choice was closed without one. */
export const dismissChoiceAtom = atom(null, (get, set) => {
  set(dismissedByAtom, get(userAtom)?.id)
  set(askedChoiceAtom, undefined)
})

/** Whether there is something to show of plans, payments or the creation of a profile. */
export const isPurchaseFlowShownAtom = atom((get) => get(isUnderWayAtom) || get(choiceAtom) !== undefined)

/** Nothing of it outlives the session. */
export const forgetPurchaseFlowAtom = atom(null, (_get, set) => {
  set(askedChoiceAtom, undefined)
  set(purchaseAtom, undefined)
  set(creationAtom, undefined)
  set(isCreationAskedAtom, false)
})
