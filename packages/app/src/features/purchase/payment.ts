import { type Plan, plans } from '@tandem/contract'
import { atom } from 'jotai'
import { environmentAtom } from '../../shared/api/environment.ts'
import { openPopup } from '../../shared/popup/popup.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { billingMessages as texts } from './messages.ts'
import { openWindowAtoms, refreshPaidAtom } from './paymentWindows.ts'
import { changeProfileDraftAtom } from './profileDraft.ts'
import { newOrderId, purchaseAtoms, type PurchaseKind } from './purchase.ts'

const openWindowAtom = atom(null, (get, set, kind: PurchaseKind, isNew: boolean): boolean => {
  const purchase = get(purchaseAtoms[kind])
  if (!purchase) return false
  const { basename } = get(environmentAtom)
  const onClosed = () => {
    set(openWindowAtoms[kind], undefined)
    // The payment may have gone through a moment before.
    set(refreshPaidAtom)
  }
  const popup = openPopup({
    url: `${basename === '/' ? '' : basename}${purchase.path}`,
    name: `payment-${kind}`,
    isReused: !isNew,
    onClosed,
  })
  set(openWindowAtoms[kind], popup ?? 'blocked')
  return popup !== undefined
})

/**
 * Shows the payment window of a purchase, or opens its payment page again.
 * @returns whether the browser let it open
 */
export const showPaymentAtom = atom(null, (get, set, kind: PurchaseKind): boolean => {
  const opened = get(openWindowAtoms[kind])
  if (opened === undefined || opened === 'blocked') return set(openWindowAtom, kind, false)
  opened.show()
  return true
})

/** The link in place of a blocked window was followed: the app cannot know when that window closes. */
export const followPaymentLinkAtom = atom(null, (_get, set, kind: PurchaseKind) =>
  set(openWindowAtoms[kind], undefined),
)

const closeWindowAtom = atom(null, (get, set, kind: PurchaseKind) => {
  const opened = get(openWindowAtoms[kind])
  if (opened === undefined) return
  set(openWindowAtoms[kind], undefined)
  if (opened === 'blocked') return
  opened.forget()
  opened.close()
})

/** Begins a purchase: stores it, then opens its payment page. */
export const buyAtom = atom(null, (get, set, kind: PurchaseKind, path: string) => {
  const user = get(userAtom)
  if (!user) return
  const { aiCreditsUsed = 0, aiCreditsTotal = 0 } = get(organizationQueryAtom).data ?? {}
  const { organizationId, paidProfilesCount } = user
  const orderId = newOrderId()
  set(purchaseAtoms[kind], {
    kind,
    organizationId,
    path,
    orderId,
    paidProfilesCount,
    aiCreditsUsed,
    aiCreditsTotal,
  })
  set(openWindowAtom, kind, true)
})

/** The user has not paid: the watch ends. */
export const abandonPurchaseAtom = atom(null, (_get, set, kind: PurchaseKind) => {
  set(closeWindowAtom, kind)
  set(purchaseAtoms[kind], undefined)
})

/** The payment has arrived. */
export const settlePurchaseAtom = atom(null, (get, set, kind: PurchaseKind) => {
  const purchase = get(purchaseAtoms[kind])
  const { paidProfilesCount = 0 } = get(userAtom) ?? {}
  if (kind === 'plan' && purchase) {
    // Another number of profiles: somebody else has paid for another plan meanwhile.
    const isBought = (plan: Plan) => plan.paymentPath === purchase.path && plan.profiles === paidProfilesCount
    set(changeProfileDraftAtom, { plan: plans.find(isBought)?.option ?? null })
  }
  set(closeWindowAtom, kind)
  set(purchaseAtoms[kind], undefined)
  set(showToastAtom, {
    intent: 'success',
    isImportant: true,
    title: kind === 'credits' ? texts.creditsPurchased : texts.planPurchased(paidProfilesCount),
  })
})
