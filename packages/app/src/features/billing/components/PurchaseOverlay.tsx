import { PaymentOverlay } from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { startCreationAtom } from '../creation.ts'
import { creationAtom, isCreationDueAtom } from '../creationState.ts'
import { creationMessages, billingMessages } from '../messages.ts'
import { type PurchaseControl } from '../usePurchase.ts'

const { payment: paymentTexts } = billingMessages
const paymentStep = { id: 'payment', label: paymentTexts.step }
const creditsSteps = [paymentStep]
const planSteps = [paymentStep, { id: 'profile', label: creationMessages.step }]

/** Over the whole window while a payment is open in another one, and while the profile that was paid for is created. */
export function PurchaseOverlay({ payment: { purchase, showWindow, cancel } }: { readonly payment: PurchaseControl }) {
  const [creation, setCreation] = useAtom(creationAtom)
  const isCreationDue = useAtomValue(isCreationDueAtom)
  const startCreation = useSetAtom(startCreationAtom)
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
  const isCreating = creation?.at === 'creating' || isCreationDue
  return (
    <PaymentOverlay
      isOpen={purchase !== undefined || isCreating}
      title={isCreating ? creationMessages.title : paymentTexts.title}
      text={isCreating ? creationMessages.text : paymentTexts.text}
      steps={isCreating || purchase?.kind === 'plan' ? planSteps : creditsSteps}
      currentStepId={isCreating ? 'profile' : 'payment'}
      blockedHref={purchase?.isBlocked ? purchase.path : undefined}
      onWindowShow={isCreating || purchase?.isBlocked ? undefined : showWindow}
      onCancel={isCreating ? undefined : cancel}
    />
  )
}
