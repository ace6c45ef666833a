import { Button } from '@fluentui/react-components'
import { StandaloneCard, StandalonePage } from '@tandem/components'
import { paymentOrder, paymentUrl } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { environmentAtom } from '../../../shared/environment.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { pathnameAtom } from '../../../shared/search.ts'
import { simulatorBaseQueryAtom } from '../checkout.ts'
import { Checkout } from '../components/Checkout.tsx'
import { paymentMessages as texts } from '../messages.ts'
import { usePaymentPageStyles } from './PaymentPage.styles.ts'

/** Set when the product is built; the page of the payment provider, with `{plan}` in it. */
const template: unknown = import.meta.env['VITE_PAYMENT_URL']

/**
 * The page of the payment popup: leads on to the payment provider, or is the checkout of the simulator (decisions,
 * 'Payments').
 */
export default function PaymentPage() {
  const { demo } = useAtomValue(environmentAtom)
  const order = paymentOrder(useAtomValue(pathnameAtom))
  const provider = order && !demo && typeof template === 'string' ? paymentUrl(template, order) : undefined
  useEffect(() => {
    if (provider !== undefined) window.location.replace(provider)
  }, [provider])
  return (
    <StandalonePage>
      <StandaloneCard title={texts.title}>
        {provider === undefined ? order && <SimulatedCheckout order={order} /> : <p role="status">{texts.leading}</p>}
      </StandaloneCard>
    </StandalonePage>
  )
}

/** The checkout where a simulator stands in for the backend; elsewhere payment needs an address to go to. */
function SimulatedCheckout({ order }: { readonly order: NonNullable<ReturnType<typeof paymentOrder>> }) {
  const styles = usePaymentPageStyles()
  const { data: base, isPending } = useAtomValue(simulatorBaseQueryAtom)
  if (isPending) return <p role="status">{sharedMessages.loading}</p>
  if (base) return <Checkout order={order} simulatorBase={base} />
  return (
    <>
      <p className={styles.text}>{texts.notConfigured}</p>
      <div>
        <Button onClick={() => window.close()}>{texts.close}</Button>
      </div>
    </>
  )
}
