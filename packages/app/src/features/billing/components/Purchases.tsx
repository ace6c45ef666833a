import { CreditsDialog, PlanDialog } from '@tandem/components'
import { plans } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { organizationQueryAtom, userAtom } from '../../../shared/session.ts'
import { startCreationAtom } from '../creation.ts'
import { creationAtom, isCreationDueAtom } from '../creationState.ts'
import { choiceAtom, dismissChoiceAtom, endChoiceAtom } from '../flow.ts'
import { billingMessages as texts } from '../messages.ts'
import { creditOffers, planComparison, planOffers } from '../offers.ts'
import { usePurchase } from '../usePurchase.ts'
import { ProfileDetailsDialog } from './ProfileDetailsDialog.tsx'
import { PurchaseOverlay } from './PurchaseOverlay.tsx'

/**
 * Over every page: the choice of a plan or of AI credits, the wait for its payment, and the creation of the profile that a plan has paid for.
 */
export function Purchases() {
  const choice = useAtomValue(choiceAtom)
  const endChoice = useSetAtom(endChoiceAtom)
  const dismiss = useSetAtom(dismissChoiceAtom)
  const creation = useAtomValue(creationAtom)
  const isCreationDue = useAtomValue(isCreationDueAtom)
  const startCreation = useSetAtom(startCreationAtom)
  const { data: organization } = useAtomValue(organizationQueryAtom)
  const { paidProfilesCount = 0 } = useAtomValue(userAtom) ?? {}
  const payment = usePurchase()
  useEffect(() => {
    if (isCreationDue) void startCreation()
  }, [isCreationDue, startCreation])
  return (
    <>
      {/* Gone at once when a choice is made: while a dialog fades out, it hides the payment's overlay from screen readers. */}
      {choice === 'plan' && (
        <PlanDialog
          isOpen
          mode={paidProfilesCount === 0 ? 'buy' : 'upgrade'}
          plans={planOffers}
          comparison={planComparison}
          currentPlanId={plans.findLast(({ profiles }) => profiles <= paidProfilesCount)?.option}
          onChoose={(_, { planId }) => {
            const plan = plans.find(({ option }) => option === planId)
            if (!plan) return
            endChoice()
            payment.buy('plan', plan.paymentPath)
          }}
          onClose={dismiss}
        />
      )}
      {choice === 'credits' && (
        <CreditsDialog
          isOpen
          offers={creditOffers}
          used={organization?.aiCreditsUsed}
          total={organization?.aiCreditsTotal}
          text={texts.creditsText}
          onBuy={(_, { offerId }) => {
            endChoice()
            payment.buy('credits', offerId)
          }}
          onClose={endChoice}
        />
      )}
      <PurchaseOverlay payment={payment} />
      {creation?.at === 'details' && <ProfileDetailsDialog key={creation.profileId} profileId={creation.profileId} />}
    </>
  )
}
