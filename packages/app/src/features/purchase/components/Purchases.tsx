import { makeStyles, tokens } from '@fluentui/react-components'
import { CreditsDialog, PlanDialog, PaymentOverlay, type PaymentOverlayProps } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { errorText } from '../../../shared/api/errorText.ts'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { billingMessages as texts, paidProfileMessages } from '../messages.ts'
import { creditOffers } from '../offers.ts'
import { buy, endOrder, followPaymentLink, paymentPopup, showPayment } from '../payment.ts'
import { type PurchaseKind, type PurchaseStep } from '../purchase.ts'
import { choiceAtom, purchaseAtom, purchaseStepAtom, unconfirmedAtom } from '../purchaseAtoms.ts'
import { ProfileDetailsDialog } from './ProfileDetailsDialog.tsx'
import { usePlanOffers } from './usePlanOffers.ts'
import { WaitingPayment } from './WaitingPayment.tsx'

const usePurchasesStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const { payment: purchaseOverlayTexts } = texts
const paymentStep = { id: 'payment', label: purchaseOverlayTexts.step }
const creditsSteps = [paymentStep]
const planSteps = [paymentStep, { id: 'profile', label: paidProfileMessages.step }]

type OverlayStep = Extract<PurchaseStep, { at: 'paying' | 'creating' | 'failed' }>

/** The unpaid order of a kind. */
const useOrder = (kind: PurchaseKind | undefined) => useAtomValue(unconfirmedAtom).find((order) => order.kind === kind)

/** Covers the page while a payment is open in another window, and while the paid profile is being created. */
function Overlay({ step }: { readonly step: OverlayStep }) {
  const dispatch = useSetAtom(purchaseAtom)
  const payment = usePaymentOverlay(step.at === 'paying' ? step.kind : undefined)
  if (payment) return <PaymentOverlay isOpen {...payment} />
  const { title, text, failedTitle, failedText } = paidProfileMessages
  const failure = step.at === 'failed' && {
    title: failedTitle,
    text: failedText,
    error: step.error,
    onRetry: () => dispatch({ is: 'create' }),
    onCancel: () => dispatch({ is: 'leave' }),
  }
  return <PaymentOverlay isOpen title={title} text={text} steps={planSteps} currentStepId="profile" {...failure} />
}

/** The props of the overlay while a payment is open. */
function usePaymentOverlay(kind: PurchaseKind | undefined): Omit<PaymentOverlayProps, 'isOpen'> | undefined {
  const order = useOrder(kind)
  const isBlocked = useAtomValue(paymentPopup.stateAtom) === 'blocked'
  const store = useStore()
  if (kind === undefined) return undefined
  return {
    title: purchaseOverlayTexts.title,
    text: purchaseOverlayTexts.text,
    steps: kind === 'plan' ? planSteps : creditsSteps,
    currentStepId: 'payment',
    blockedHref: isBlocked ? order?.path : undefined,
    onBlockedLinkOpen: (event) => followPaymentLink(store, kind, event),
    onWindowShow: isBlocked ? undefined : () => showPayment(store, kind),
    onUnpaid: () => endOrder(store, kind, 'abandon'),
  }
}

/**
 * Shown over every page: the choice of a plan or of AI credits, the wait for the payment, and the creation of the
 * profile that was paid with a plan.
 */
export function Purchases() {
  const choice = useAtomValue(choiceAtom)
  const step = useAtomValue(purchaseStepAtom)
  // A dialog is unmounted immediately after a choice. A dialog that fades out would hide the overlay of the payment
  // from screen readers.
  if (choice === 'plan') return <PlanChoice />
  if (choice === 'credits') return <CreditsChoice />
  if (step.at === 'done' || step.at === 'choosing') return null
  if (step.at !== 'details') return <Overlay step={step} />
  return <ProfileDetailsDialog key={step.profileId} profileId={step.profileId} password={step.password} />
}

function PlanChoice() {
  const offers = usePlanOffers()
  const order = useOrder('plan')
  const dispatch = useSetAtom(purchaseAtom)
  return <PlanDialog isOpen {...offers} footer={order && <WaitingFooter />} onClose={() => dispatch({ is: 'leave' })} />
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
  const order = useOrder('credits')
  const dispatch = useSetAtom(purchaseAtom)
  const store = useStore()
  return (
    <CreditsDialog
      isOpen
      // The offers show only after the number of credits has loaded. Without it, the app could not detect the payment.
      offers={organization && creditOffers}
      used={organization?.aiCreditsUsed}
      total={organization?.aiCreditsTotal}
      text={order ? texts.payment.waiting.credits : texts.creditsText}
      pendingOfferId={order?.path}
      pendingActions={<WaitingPayment kind="credits" />}
      error={organization || !error ? undefined : errorText(error)}
      onRetry={() => void refetch()}
      onBuy={(_, { offerId }) => buy(store, 'credits', offerId)}
      onClose={() => dispatch({ is: 'leave' })}
    />
  )
}
