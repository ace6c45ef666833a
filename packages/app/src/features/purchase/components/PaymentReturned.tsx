import { Button } from '@fluentui/react-components'
import { StandaloneCard, StandalonePage } from '@tandem/components'
import { type PaymentReturn } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { paymentMessages as texts } from '../messages.ts'
import { cancelPaymentAtom, purchaseOfPageAtom } from '../purchase.ts'
import { useWaitedFor } from './useWaitedFor.ts'

/** Where the payment provider leads back to (BILL-43). The window closes as soon as nothing waits for it. */
export function PaymentReturned({ how }: { readonly how: PaymentReturn }) {
  const purchase = useAtomValue(purchaseOfPageAtom)
  const [orderId] = useState(purchase?.orderId)
  const isWaitedFor = useWaitedFor(orderId)
  const cancelPayment = useSetAtom(cancelPaymentAtom)
  useEffect(() => {
    if (how === 'cancelled') cancelPayment()
  }, [how, cancelPayment])
  useEffect(() => {
    // The browser keeps a window that the user has opened.
    if (!isWaitedFor) window.close()
  }, [isWaitedFor])
  return (
    <StandalonePage>
      <StandaloneCard title={texts.title}>
        <p role="status">
          {how === 'cancelled' ? texts.cancelled : texts.returned}{' '}
          {isWaitedFor ? texts.closesItself : texts.canBeClosed}
        </p>
        <div>
          <Button onClick={() => window.close()}>{sharedMessages.closeWindow}</Button>
        </div>
      </StandaloneCard>
    </StandalonePage>
  )
}
