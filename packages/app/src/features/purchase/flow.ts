import { canManageProfiles, isPlanDue } from '@tandem/contract'
import { atom } from 'jotai'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { creationAtom, isCreationAskedAtom, isCreationDueAtom } from './creationState.ts'
import { forgetPaymentWindowsAtom, paymentWindowAtoms } from './paymentWindows.ts'
import { purchaseAtoms, purchaseKinds, type PurchaseKind } from './purchase.ts'

const askedChoiceAtom = atom<PurchaseKind | undefined>(undefined)

/** The user who closed the plan modal that opened by itself: it stays closed until the app is loaded again. */
const dismissedByAtom = atom<number | undefined>(undefined)

export const waitingKindsAtom = atom((get): readonly PurchaseKind[] =>
  purchaseKinds.filter((kind) => get(purchaseAtoms[kind]) !== undefined),
)

/** The purchase whose payment window was opened from here. */
export const openPaymentAtom = atom((get): PurchaseKind | undefined =>
  purchaseKinds.find((kind) => get(paymentWindowAtoms[kind]) !== undefined),
)

/** The purchases whose payment window is closed, or was opened in another tab or before a reload. */
export const backgroundPaymentsAtom = atom((get) =>
  get(waitingKindsAtom).filter((kind) => get(paymentWindowAtoms[kind]) === undefined),
)

/** The whole window waits: for a payment in another one, or for the creation of a profile. */
const isUnderWayAtom = atom(
  (get) => get(openPaymentAtom) !== undefined || get(creationAtom) !== undefined || get(isCreationDueAtom),
)

/** The purchase dialog to show. The plan modal opens without a request while no profile is paid (BILL-2). */
export const choiceAtom = atom(
  (get): PurchaseKind | undefined => {
    if (get(isUnderWayAtom)) return undefined
    const asked = get(askedChoiceAtom)
    const user = get(userAtom)
    if (asked || !user) return asked
    // Its payment may arrive at any moment (BILL-31).
    if (get(purchaseAtoms.plan)) return undefined
    // Owners and managers choose the plan (BILL-44).
    if (!canManageProfiles(user.role)) return undefined
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
export const isPurchaseFlowShownAtom = atom(
  (get) => get(isUnderWayAtom) || get(choiceAtom) !== undefined || get(waitingKindsAtom).length > 0,
)

/** Ends what shows once the session is over. Purchases outlive it. */
export const forgetPurchaseFlowAtom = atom(null, (get, set) => {
  // Only another layout shows.
  if (get(userAtom)) return
  set(askedChoiceAtom, undefined)
  set(creationAtom, undefined)
  set(isCreationAskedAtom, false)
  set(forgetPaymentWindowsAtom)
})
