import { PaymentOverlay } from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { startCreationAtom } from '../creation.ts'
import { creationAtom, isCreationDueAtom } from '../creationState.ts'
import { openPaymentAtom } from '../flow.ts'
import { billingMessages, creationMessages } from '../messages.ts'
import { abandonPurchaseAtom, followPaymentLinkAtom, showPaymentAtom } from '../payment.ts'
import { paymentWindowAtoms } from '../paymentWindows.ts'
import { purchaseAtoms, type PurchaseKind } from '../purchase.ts'

const { payment: texts } = billingMessages
const paymentStep = { id: 'payment', label: texts.step }
const creditsSteps = [paymentStep]
const planSteps = [paymentStep, { id: 'profile', label: creationMessages.step }]

/** Over the whole window while a payment is open in another one, and while the profile that was paid for is created. */
export function PurchaseOverlay() {
  const [creation, setCreation] = useAtom(creationAtom)
  const isCreationDue = useAtomValue(isCreationDueAtom)
  const startCreation = useSetAtom(startCreationAtom)
  const openPayment = useAtomValue(openPaymentAtom)
  if (creation?.at === 'failed') {
    return (
      <PaymentOverlay
        isOpen
        title={creationMessages.failedTitle}
        text={creationMessages.failedText}
        steps={planSteps}
        currentStepId="profile"
        error={creation.error}
        onRetry={() => void startCreation()}
        onCancel={() => setCreation(undefined)}
      />
    )
  }
  if (creation?.at === 'creating' || isCreationDue) {
    const { title, text } = creationMessages
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
      title={texts.title}
      text={texts.text}
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
