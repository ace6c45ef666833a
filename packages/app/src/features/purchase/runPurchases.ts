import { type AppStore } from '../../shared/session/appStore.ts'
import { userAtom } from '../../shared/session/session.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { billingMessages as texts } from './messages.ts'
import { endOrder, paymentPopup, refreshPaid } from './payment.ts'
import { createPaidProfile } from './profileCalls.ts'
import { paidOrders } from './purchase.ts'
import { endStep, figuresAtom, purchaseAtom } from './purchaseAtoms.ts'

/** Ends paid orders, and creates the paid profile. Returns a function that stops this work. */
export function runPurchases(store: AppStore): () => void {
  let orderCount = 0
  let isCreating = false

  function settlePaid(): void {
    const state = store.get(purchaseAtom)
    if (!state) return
    for (const { kind } of paidOrders(state)) {
      endOrder(store, kind, 'paid')
      const { paidProfilesCount } = state.user
      const title = kind === 'credits' ? texts.creditsPurchased : texts.planPurchased(paidProfilesCount)
      store.set(showToastAtom, { intent: 'success', isImportant: true, title })
    }
  }

  async function createProfile(): Promise<void> {
    if (isCreating) return
    isCreating = true
    await createPaidProfile(store)
    isCreating = false
  }

  function follow(): void {
    const { filledProfileId } = store.get(figuresAtom)
    settlePaid()
    store.set(purchaseAtom, { is: 'figuresRead' })
    const { step, unconfirmed = [] } = store.get(purchaseAtom) ?? {}
    // An order has ended, in this window or in another window.
    if (unconfirmed.length < orderCount) refreshPaid(store.get)
    orderCount = unconfirmed.length
    if (step?.at === 'creating') void createProfile()
    // The user has filled in the profile's details in another window.
    if (step?.at === 'details' && step.profileId === filledProfileId) store.set(purchaseAtom, { is: 'leave' })
  }

  const stop = store.sub(figuresAtom, follow)
  follow()
  return () => {
    stop()
    // If the user is still signed in, only the layout has changed, for example from `OpenLayout` to `SignedInLayout`.
    // Then the new layout calls `runPurchases` again, and the purchase continues.
    if (store.get(userAtom)) return
    store.set(paymentPopup.leaveAtom)
    endStep(store)
  }
}
