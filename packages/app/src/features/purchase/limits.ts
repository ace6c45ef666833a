import { canManageProfiles } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { pathnameAtom } from '../../shared/router/search.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { type PurchaseKind } from './purchase.ts'
import { unconfirmedAtom } from './purchaseAtoms.ts'

/** A limit of the plan that is used up, and what is bought to raise it. */
export interface ReachedLimit {
  readonly kind: PurchaseKind
  readonly limit: number
}

/** The limits whose notices the user has dismissed: a notice comes back once its limit is another one. */
const dismissedLimitsAtom = userStoredAtom({
  key: 'limitBanners',
  version: 2,
  schema: v.object({ plan: v.exactOptional(v.number()), credits: v.exactOptional(v.number()) }),
})

/**
 * AI credits that are used up, on every page; on the pages of profiles, for those who may add some, that the list has
 * all slots of the plan (BILL-42).
 */
export const reachedLimitsAtom = atom((get): readonly ReachedLimit[] => {
  const { aiCreditsUsed = 0, aiCreditsTotal: credits = 0 } = get(organizationQueryAtom).data ?? {}
  const user = get(userAtom)
  const { profilesCount = 0, paidProfilesCount: profiles = 0 } = user ?? {}
  const canAdd = user != null && canManageProfiles(user.role) && get(pathnameAtom).split('/')[1] === 'profiles'
  const reached: readonly ReachedLimit[] = [
    ...(credits > 0 && aiCreditsUsed >= credits ? [{ kind: 'credits' as const, limit: credits }] : []),
    ...(canAdd && profiles > 0 && profilesCount >= profiles ? [{ kind: 'plan' as const, limit: profiles }] : []),
  ]
  const dismissed = get(dismissedLimitsAtom)
  const isWaiting = (kind: PurchaseKind) => get(unconfirmedAtom).some((order) => order.kind === kind)
  return reached.filter(({ kind, limit }) => dismissed?.[kind] !== limit && !isWaiting(kind))
})

/** Hides the notice of a limit. */
export const dismissLimitAtom = atom(null, (_get, set, { kind, limit }: ReachedLimit) =>
  set(dismissedLimitsAtom, (dismissed) => Object.assign({}, dismissed, { [kind]: limit })),
)
