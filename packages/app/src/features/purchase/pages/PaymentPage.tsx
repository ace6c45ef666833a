import { StandaloneCard, StandalonePage } from '@tandem/components'
import { paymentOrder, paymentReturnKey, paymentReturns, paymentUrl } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { SimulatedPopup } from '../../../shared/popup/SimulatedPopup.tsx'
import { Checkout } from '../components/Checkout.tsx'
import { PaymentReturned } from '../components/PaymentReturned.tsx'
import { paymentMessages as texts } from '../messages.ts'
import { purchaseOfPageAtom } from '../purchase.ts'

/** `VITE_PAYMENT_URL`, which the build writes into index.html: an installation can change it there. */
const paymentTemplate = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="payment-url"]')?.content

/**
 * The page of the payment popup: leads on to the payment provider, says how it went when the provider leads back, or is
 * the simulator's checkout (BILL-37, BILL-43, SIM-3).
 */
export default function PaymentPage() {
  const { demo } = useAtomValue(environmentAtom)
  const path = useAtomValue(pathnameAtom)
  const [search] = useSearchParams()
  const order = paymentOrder(path)
  const how = paymentReturns.find((each) => each === search.get(paymentReturnKey))
  const page = `${window.location.origin}${path}`
  const { orderId = '' } = useAtomValue(purchaseOfPageAtom) ?? {}
  const isLeading = order && !demo && !how
  const provider = isLeading ? paymentUrl(paymentTemplate(), { key: order.key, page, orderId }) : undefined
  useEffect(() => {
    if (provider !== undefined) window.location.replace(provider)
  }, [provider])
  if (how) return <PaymentReturned how={how} />
  if (provider === undefined) {
    return (
      <SimulatedPopup title={texts.title} unavailable={texts.notConfigured}>
        {(base) => order && <Checkout order={order} simulatorBase={base} />}
      </SimulatedPopup>
    )
  }
  return (
    <StandalonePage>
      <StandaloneCard title={texts.title}>
        <p role="status">{texts.leading}</p>
      </StandaloneCard>
    </StandalonePage>
  )
}
