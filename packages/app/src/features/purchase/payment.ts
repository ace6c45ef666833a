import { type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { environmentAtom } from '../../shared/api/environment.ts'
import { invalidateOperations } from '../../shared/api/operationKey.ts'
import { popupFlow } from '../../shared/popup/popupFlow.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { type PurchaseKind } from './purchase.ts'
import { purchaseAtom, purchaseStepAtom, unconfirmedAtom } from './purchaseAtoms.ts'

/** Requests the data that a payment changes (BILL-16). */
export const refreshPaid = (get: Getter): void =>
  invalidateOperations(get(queryClientAtom), ['userMe', 'organizationGet'])

export const paymentPopup = popupFlow({
  onClosed: (get, set) => {
    set(purchaseAtom, { is: 'windowGone' })
    // The payment may have succeeded before the window was closed.
    refreshPaid(get)
  },
})

function pageOf(get: Getter, kind: PurchaseKind) {
  const path = get(unconfirmedAtom).find((order) => order.kind === kind)?.path ?? ''
  const { basename } = get(environmentAtom)
  return { url: `${basename === '/' ? '' : basename}${path}`, name: `payment-${kind}` }
}

/** Stores the order, and opens its payment page. */
export function buy({ get, set }: AppStore, kind: PurchaseKind, path: string): void {
  set(purchaseAtom, { is: 'buy', kind, path, orderId: newOrderId() })
  set(paymentPopup.openAtom, pageOf(get, kind))
}

/** Brings the payment window to the front. Opens the payment page in a window if the app knows no open window. */
export function showPayment({ get, set }: AppStore, kind: PurchaseKind): void {
  set(purchaseAtom, { is: 'reopen', kind })
  set(paymentPopup.showAtom, pageOf(get, kind))
}

/**
 * Handles a click on the link to the payment page. The app shows this link after the browser has blocked the payment
 * window. If the browser blocks the window again, the link opens a tab, and the app cannot observe the tab.
 */
export function followPaymentLink(
  { get, set }: AppStore,
  kind: PurchaseKind,
  event: Pick<Event, 'preventDefault'>,
): void {
  if (!set(paymentPopup.followLinkAtom, event, pageOf(get, kind))) set(purchaseAtom, { is: 'windowGone' })
}

/** Ends an order, and closes the payment window. */
export function endOrder({ get, set }: AppStore, kind: PurchaseKind, how: 'paid' | 'abandon'): void {
  const step = get(purchaseStepAtom)
  if (step.at === 'paying' && step.kind === kind) set(paymentPopup.closeAtom)
  set(purchaseAtom, { is: how, kind })
}

export const newOrderId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
