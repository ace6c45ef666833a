import { isPurchaseDetected, isTopUpDetected, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session.ts'

export type PurchaseKind = 'plan' | 'credits'

/** What is being paid for in another window, and what there was before it. */
export interface Purchase {
  readonly kind: PurchaseKind
  /** Of the payment page. */
  readonly path: string
  readonly paidProfilesCount: number
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
  /** The browser did not let the window open. */
  readonly isBlocked: boolean
}

/** The purchase that is waited for. */
export const purchaseAtom = atom<Purchase | undefined>(undefined)

/** The user, asked for every 5 s while a plan is paid for (document 1, section 4); `userAtom` follows. */
const userPollAtom = operationQueryAtom(
  { userMe },
  (get) => (get(purchaseAtom)?.kind === 'plan' ? {} : undefined),
  () => ({ refetchInterval: pollingMs.user, staleTime: 0 }),
)

/** The organization, asked for every 5 s while credits are paid for; `organizationQueryAtom` follows. */
const organizationPollAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user && get(purchaseAtom)?.kind === 'credits'
      ? { params: { organizationId: user.organizationId } }
      : undefined
  },
  () => ({ refetchInterval: pollingMs.organization, staleTime: 0 }),
)

/** Whether what is waited for has been paid. Asks while it is looked at. */
export const isPurchasedAtom = atom((get): boolean => {
  const purchase = get(purchaseAtom)
  get(userPollAtom)
  get(organizationPollAtom)
  if (!purchase) return false
  const user = get(userAtom)
  if (purchase.kind === 'plan') return Boolean(user) && isPurchaseDetected(purchase.paidProfilesCount, user ?? purchase)
  return isTopUpDetected(purchase, get(organizationQueryAtom).data ?? purchase)
})
