import { canManageProfiles } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import { isOutOfCreditsAtom, organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { type PurchaseKind } from './purchase.ts'
import { unconfirmedAtom } from './purchaseAtoms.ts'

/** The limit whose notice the user has dismissed. */
export const dismissedLimitsAtom = userStoredAtom({
  key: 'limitBanners',
  version: 2,
  schema: v.object({ credits: v.exactOptional(v.number()) }),
})

const isOrdered = (get: Getter, kind: PurchaseKind) => get(unconfirmedAtom).some((order) => order.kind === kind)

/** The used-up AI credits, if the notice shows (BILL-42). */
export const usedUpCreditsAtom = atom((get) => {
  const { aiCreditsTotal: credits = 0 } = get(organizationQueryAtom).data ?? {}
  const isShown = get(isOutOfCreditsAtom) && get(dismissedLimitsAtom)?.credits !== credits && !isOrdered(get, 'credits')
  return isShown ? credits : undefined
})

/** The used-up number of profiles, if the user may add profiles (BILL-42). */
export const fullPlanAtom = atom((get) => {
  const user = get(userAtom)
  const { profilesCount = 0, paidProfilesCount: profiles = 0 } = user ?? {}
  const isFull = profiles > 0 && profilesCount >= profiles
  return isFull && user != null && canManageProfiles(user.role) && !isOrdered(get, 'plan') ? profiles : undefined
})
