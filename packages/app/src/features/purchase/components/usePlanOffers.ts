import { type PlanDialogProps } from '@tandem/components'
import { currentPlanOf, includedPlans, plans } from '@tandem/contract'
import { useAtomValue, useStore } from 'jotai'
import { errorText } from '../../../shared/api/errorText.ts'
import { organizationQueryAtom, userAtom } from '../../../shared/session/session.ts'
import { planComparison, planOffers } from '../offers.ts'
import { buy } from '../payment.ts'
import { unconfirmedAtom } from '../purchaseAtoms.ts'

type Offers = Pick<
  PlanDialogProps,
  | 'mode'
  | 'plans'
  | 'comparison'
  | 'currentPlanId'
  | 'includedPlanIds'
  | 'pendingPlanId'
  | 'error'
  | 'onRetry'
  | 'onChoose'
>

/** The plans for this user. */
export function usePlanOffers(): Offers {
  const { paidProfilesCount = 0 } = useAtomValue(userAtom) ?? {}
  const { data: organization, error, refetch } = useAtomValue(organizationQueryAtom)
  const order = useAtomValue(unconfirmedAtom).find(({ kind }) => kind === 'plan')
  const store = useStore()
  const isFirst = paidProfilesCount === 0
  const isKnown = isFirst || organization !== undefined
  return {
    mode: isFirst ? 'buy' : 'upgrade',
    plans: isKnown ? planOffers : undefined,
    comparison: planComparison,
    currentPlanId: organization && currentPlanOf(organization.subscription, paidProfilesCount)?.option,
    includedPlanIds: includedPlans(paidProfilesCount).map(({ option }) => option),
    pendingPlanId: order && plans.find(({ paymentPath }) => paymentPath === order.path)?.option,
    error: isKnown || !error ? undefined : errorText(error),
    onRetry: () => void refetch(),
    onChoose: (_, { planId }) => {
      const plan = plans.find(({ option }) => option === planId)
      if (plan) buy(store, 'plan', plan.paymentPath)
    },
  }
}
