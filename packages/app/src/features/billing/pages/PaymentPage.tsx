import { StandaloneCard, StandalonePage } from '@tandem/components'
import { paymentOrder, paymentUrl } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { environmentAtom } from '../../../shared/environment.ts'
import { pathnameAtom } from '../../../shared/search.ts'
import { SimulatedPopup } from '../../../shared/simulator/SimulatedPopup.tsx'
import { Checkout } from '../components/Checkout.tsx'
import { paymentMessages as texts } from '../messages.ts'

/** Set when the product is built; the page of the payment provider, with `{plan}` in it. */
const template: unknown = import.meta.env['VITE_PAYMENT_URL']

/** The page of the payment popup: leads on to the payment provider, or is the simulator's checkout (BILL-37, SIM-3). */
export default function PaymentPage() {
  const { demo } = useAtomValue(environmentAtom)
  const order = paymentOrder(useAtomValue(pathnameAtom))
  const provider = order && !demo && typeof template === 'string' ? paymentUrl(template, order) : undefined
  useEffect(() => {
    if (provider !== undefined) window.location.replace(provider)
  }, [provider])
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
