import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { invalidateOperations } from '../../shared/api/operationKey.ts'
import { type Popup } from '../../shared/popup/popup.ts'
import { purchaseAtoms, type PurchaseKind } from './purchase.ts'

type PaymentWindow = Popup | 'blocked' | undefined

/** The windows by themselves, whether their purchase still waits or not. */
export const openWindowAtoms = {
  plan: atom<PaymentWindow>(undefined),
  credits: atom<PaymentWindow>(undefined),
} as const

const paymentWindowOf = (kind: PurchaseKind) =>
  atom((get): PaymentWindow => (get(purchaseAtoms[kind]) ? get(openWindowAtoms[kind]) : undefined))

/** The payment window that was opened from here; `blocked` when the browser did not let it open. */
export const paymentWindowAtoms = { plan: paymentWindowOf('plan'), credits: paymentWindowOf('credits') } as const

/** Stops watching the payment windows, and leaves them open. */
export const forgetPaymentWindowsAtom = atom(null, (get, set) => {
  for (const openWindowAtom of Object.values(openWindowAtoms)) {
    const opened = get(openWindowAtom)
    if (opened !== 'blocked') opened?.forget()
    set(openWindowAtom, undefined)
  }
})

/** Reads again what a payment changes (BILL-16). */
export const refreshPaidAtom = atom(null, (get) =>
  invalidateOperations(get(queryClientAtom), ['userMe', 'organizationGet']),
)
