import { CreditsDialog, PlanDialog, PaymentOverlay } from '@tandem/components'
import { useAtomValue, useSetAtom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { startCreationAtom } from '../creation.ts'
import { creationAtom, isCreationDueAtom } from '../creationState.ts'
import { choiceAtom, dismissChoiceAtom, endChoiceAtom, openPaymentAtom } from '../flow.ts'
import { billingMessages as texts, paidProfileMessages } from '../messages.ts'
import { creditOffers } from '../offers.ts'
import { buyAtom, settlePurchaseAtom, abandonPurchaseAtom, followPaymentLinkAtom, showPaymentAtom } from '../payment.ts'
import { purchaseAtoms, type PurchaseKind } from '../purchase.ts'
import { isPaidAtoms } from '../purchaseWatch.ts'
import { ProfileDetailsDialog } from './ProfileDetailsDialog.tsx'
import { usePlanOffers } from './usePlanOffers.ts'
import { WaitingPayment } from './WaitingPayment.tsx'
import { paymentWindowAtoms } from '../paymentWindows.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

const usePurchasesStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const { payment: purchaseOverlayTexts } = texts
const paymentStep = { id: 'payment', label: purchaseOverlayTexts.step }
const creditsSteps = [paymentStep]
const planSteps = [paymentStep, { id: 'profile', label: paidProfileMessages.step }]

/** Over the whole window while a payment is open in another one, and while the profile that was paid for is created. */
function PurchaseOverlay() {
  const [creation, setCreation] = useAtom(creationAtom)
  const isCreationDue = useAtomValue(isCreationDueAtom)
  const startCreation = useSetAtom(startCreationAtom)
  const openPayment = useAtomValue(openPaymentAtom)
  if (creation?.at === 'failed') {
    return (
      <PaymentOverlay
        isOpen
        title={paidProfileMessages.failedTitle}
        text={paidProfileMessages.failedText}
        steps={planSteps}
        currentStepId="profile"
        error={creation.error}
        onRetry={() => void startCreation()}
        onCancel={() => setCreation(undefined)}
      />
    )
  }
  if (creation?.at === 'creating' || isCreationDue) {
    const { title, text } = paidProfileMessages
    return <PaymentOverlay isOpen title={title} text={text} steps={planSteps} currentStepId="profile" />
  }
  return openPayment === undefined ? null : <OpenPayment kind={openPayment} />
}

function OpenPayment({ kind }: { readonly kind: PurchaseKind }) {
  const purchase = useAtomValue(purchaseAtoms[kind])
  const isBlocked = useAtomValue(paymentWindowAtoms[kind]) === 'blocked'
  const show = useSetAtom(showPaymentAtom)
  const followLink = useSetAtom(followPaymentLinkAtom)
  const abandon = useSetAtom(abandonPurchaseAtom)
  return (
    <PaymentOverlay
      isOpen
      title={purchaseOverlayTexts.title}
      text={purchaseOverlayTexts.text}
      steps={kind === 'plan' ? planSteps : creditsSteps}
      currentStepId="payment"
      blockedHref={isBlocked ? purchase?.path : undefined}
      onBlockedLinkOpen={(event) => {
        // After a click the browser may open the window that it blocked before. Otherwise the link opens a tab.
        if (show(kind)) event.preventDefault()
        else followLink(kind)
      }}
      onWindowShow={isBlocked ? undefined : () => show(kind)}
      onUnpaid={() => abandon(kind)}
    />
  )
}

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
