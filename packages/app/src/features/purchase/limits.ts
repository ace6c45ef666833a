import { canManageProfiles } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { pathnameAtom } from '../../shared/router/search.ts'
import { isOutOfCreditsAtom, organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { type PurchaseKind } from './purchase.ts'
import { unconfirmedAtom } from './purchaseAtoms.ts'

/** A limit of the plan that is reached, and the kind of purchase that raises it. */
interface ReachedLimit {
  readonly kind: PurchaseKind
  readonly limit: number
}

/** The limits whose notices the user has dismissed. After the limit changes, its notice can show again. */
export const dismissedLimitsAtom = userStoredAtom({
  key: 'limitBanners',
  version: 2,
  schema: v.object({ plan: v.exactOptional(v.number()), credits: v.exactOptional(v.number()) }),
})

/**
 * The reached limits whose notices show (BILL-42). The limit of AI credits shows on every page. The limit of profiles
 * shows on the pages of profiles, to users who may add profiles.
 */
export const reachedLimitsAtom = atom((get): readonly ReachedLimit[] => {
  const { aiCreditsTotal: credits = 0 } = get(organizationQueryAtom).data ?? {}
  const user = get(userAtom)
  const { profilesCount = 0, paidProfilesCount: profiles = 0 } = user ?? {}
  const canAdd = user != null && canManageProfiles(user.role) && get(pathnameAtom).split('/')[1] === 'profiles'
  const reached: readonly ReachedLimit[] = [
    ...(get(isOutOfCreditsAtom) ? [{ kind: 'credits' as const, limit: credits }] : []),
    ...(canAdd && profiles > 0 && profilesCount >= profiles ? [{ kind: 'plan' as const, limit: profiles }] : []),
  ]
  const dismissed = get(dismissedLimitsAtom)
  const isWaiting = (kind: PurchaseKind) => get(unconfirmedAtom).some((order) => order.kind === kind)
  return reached.filter(({ kind, limit }) => dismissed?.[kind] !== limit && !isWaiting(kind))
})
