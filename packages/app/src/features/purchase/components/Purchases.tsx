import { CreditsDialog, PlanDialog } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { startCreationAtom } from '../creation.ts'
import { creationAtom, isCreationDueAtom } from '../creationState.ts'
import { choiceAtom, dismissChoiceAtom, endChoiceAtom } from '../flow.ts'
import { billingMessages as texts } from '../messages.ts'
import { creditOffers } from '../offers.ts'
import { buyAtom, settlePurchaseAtom } from '../payment.ts'
import { purchaseAtoms, type PurchaseKind } from '../purchase.ts'
import { isPaidAtoms } from '../purchaseWatch.ts'
import { ProfileDetailsDialog } from './ProfileDetailsDialog.tsx'
import { usePurchasesStyles } from './Purchases.styles.ts'
import { PurchaseOverlay } from './PurchaseOverlay.tsx'
import { usePlanOffers } from './usePlanOffers.ts'
import { WaitingPayment } from './WaitingPayment.tsx'

/**
 * Over every page: the choice of a plan or of AI credits, the wait for its payment, and the creation of the profile
 * that a plan has paid for.
 */
export function Purchases() {
  const choice = useAtomValue(choiceAtom)
  const creation = useAtomValue(creationAtom)
  const isCreationDue = useAtomValue(isCreationDueAtom)
  const startCreation = useSetAtom(startCreationAtom)
  useSettlement('plan')
  useSettlement('credits')
  useEffect(() => {
    if (isCreationDue) void startCreation()
  }, [isCreationDue, startCreation])
  return (
    <>
      {/* Unmounted at once by a choice: a dialog that fades out hides the payment's overlay from screen readers. */}
      {choice === 'plan' && <PlanChoice />}
      {choice === 'credits' && <CreditsChoice />}
      <PurchaseOverlay />
      {creation?.at === 'details' && <ProfileDetailsDialog key={creation.profileId} profileId={creation.profileId} />}
    </>
  )
}

/** Polls while a payment is waited for, and ends the purchase when it has arrived. */
function useSettlement(kind: PurchaseKind): void {
  const isPaid = useAtomValue(isPaidAtoms[kind])
  const settle = useSetAtom(settlePurchaseAtom)
  useEffect(() => {
    if (isPaid) settle(kind)
  }, [isPaid, settle, kind])
}

function PlanChoice() {
  const offers = usePlanOffers()
  const purchase = useAtomValue(purchaseAtoms.plan)
  const endChoice = useSetAtom(endChoiceAtom)
  const dismiss = useSetAtom(dismissChoiceAtom)
  return (
    <PlanDialog
      isOpen
      {...offers}
      footer={purchase && <WaitingFooter />}
      onChoose={(event, data) => {
        endChoice()
        offers.onChoose(event, data)
      }}
      onClose={dismiss}
    />
  )
}

function WaitingFooter() {
  const styles = usePurchasesStyles()
  return (
    <>
      <span>{texts.payment.waiting.plan}</span>
      <span className={styles.actions}>
        <WaitingPayment kind="plan" />
      </span>
    </>
  )
}

function CreditsChoice() {
  const { data: organization, error, refetch } = useAtomValue(organizationQueryAtom)
  const purchase = useAtomValue(purchaseAtoms.credits)
  const endChoice = useSetAtom(endChoiceAtom)
  const buy = useSetAtom(buyAtom)
  return (
    <CreditsDialog
      isOpen
      // Without the figures before it, nobody could see that a payment has arrived.
      offers={organization && creditOffers}
      used={organization?.aiCreditsUsed}
      total={organization?.aiCreditsTotal}
      text={purchase ? texts.payment.waiting.credits : texts.creditsText}
      pendingOfferId={purchase?.path}
      pendingActions={<WaitingPayment kind="credits" />}
      error={organization || !error ? undefined : errorText(error)}
      onRetry={() => void refetch()}
      onBuy={(_, { offerId }) => {
        endChoice()
        buy('credits', offerId)
      }}
      onClose={endChoice}
    />
  )
}
