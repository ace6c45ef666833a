import { canManageProfiles, type User } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { isOutOfCreditsAtom, organizationQueryAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { type Order, type PurchaseKind } from './purchase.ts'
import { unconfirmedAtom } from './purchaseAtoms.ts'

/** `credits`: the total of AI credits when the user dismissed the notice. If the total changes, the notice returns. */
export const dismissedLimitsAtom = userStoredAtom({
  key: 'limitBanners',
  version: 2,
  schema: v.object({ credits: v.exactOptional(v.number()) }),
})

const isOrdered = (orders: readonly Order[], kind: PurchaseKind) => orders.some((order) => order.kind === kind)

/** The total of AI credits if all of them are used (BILL-42). Undefined if the app does not show the notice. */
export const usedUpCreditsAtom = atom((get) => {
  const { aiCreditsTotal: credits = 0 } = get(organizationQueryAtom).data ?? {}
  const isShown =
    get(isOutOfCreditsAtom) &&
    get(dismissedLimitsAtom)?.credits !== credits &&
    !isOrdered(get(unconfirmedAtom), 'credits')
  return isShown ? credits : undefined
})

/**
 * The number of paid profiles if all of them are used (BILL-42). Undefined for users who cannot manage profiles, and
 * if `orders` contains a plan.
 */
export function fullPlanOf(user: User | null | undefined, orders: readonly Order[]): number | undefined {
  if (!user || !canManageProfiles(user.role) || isOrdered(orders, 'plan')) return undefined
  const { profilesCount, paidProfilesCount } = user
  return paidProfilesCount > 0 && profilesCount >= paidProfilesCount ? paidProfilesCount : undefined
}
