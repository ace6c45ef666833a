import { StandaloneCard, StandalonePage } from '@tandem/components'
import {
  paymentOrder,
  paymentReturnKey,
  paymentReturns,
  paymentUrl,
  type PaymentReturn,
  formatPrice,
  type PaymentOrder,
} from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { SimulatedPopup } from '../../../shared/popup/SimulatedPopup.tsx'
import { paymentMessages as texts } from '../messages.ts'
import { newOrderId } from '../payment.ts'
import { type Order } from '../purchase.ts'
import { purchaseAtom, unconfirmedAtom } from '../purchaseAtoms.ts'
import { Button } from '@fluentui/react-components'
import { sharedMessages } from '../../../shared/text/messages.ts'
import * as v from 'valibot'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { callSimulator } from '../../../shared/popup/simulatorCalls.ts'
import { useCheckoutStyles } from '../components/components.styles.ts'

function usePageOrder(): Order | undefined {
  const page = useAtomValue(pathnameAtom)
  return useAtomValue(unconfirmedAtom).find(({ path }) => path === page)
}

function useCancelPayment(): () => void {
  const kind = usePageOrder()?.kind
  const dispatch = useSetAtom(purchaseAtom)
  return () => kind && dispatch({ is: 'abandon', kind })
}

/**
 * True while the app waits for this order. Closes the window when the app stops waiting (BILL-32). With `isReturned`,
 * closes the window even if the app never waited.
 */
function useWaitedFor(orderId: string | undefined, isReturned: boolean): boolean {
  const order = usePageOrder()
  const isWaitedFor = order !== undefined && order.orderId === orderId
  const [wasWaitedFor] = useState(isWaitedFor)
  const isOver = !isWaitedFor && (wasWaitedFor || isReturned)
  useEffect(() => {
    // Has no effect in a window that the user opened, because a browser does not let a page close such a window.
    if (isOver) window.close()
  }, [isOver])
  return isWaitedFor
}

/** A text with `shortest` to `longest` digits. Spaces and hyphens do not count. */
const digits = (shortest: number, longest: number, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const { length } = text.replaceAll(/[\s-]/g, '')
      return /^[\d\s-]*$/.test(text) && length >= shortest && length <= longest
    }, message),
  )

const Card = v.object({
  card: digits(12, 19, texts.badCard),
  expiry: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\s*\/\s*\d\d$/, texts.badExpiry)),
  code: digits(3, 4, texts.badCode),
})
const noCard = { card: '', expiry: '', code: '' }

const CheckoutResponse = v.object({ status: v.picklist(['paid', 'declined', 'pending', 'closed']) })

interface CheckoutProps {
  readonly order: PaymentOrder
  readonly simulatorBase: string
}

/** The checkout of the simulator. */
function Checkout({ order, simulatorBase }: CheckoutProps) {
  const styles = useCheckoutStyles()
  const user = useAtomValue(userAtom)
  const waiting = usePageOrder()
  const cancelPayment = useCancelPayment()
  const [orderId] = useState(() => waiting?.orderId ?? newOrderId())
  const [status, setStatus] = useState<v.InferOutput<typeof CheckoutResponse>['status']>()
  const pay = async ({ card }: v.InferOutput<typeof Card>) => {
    const bought = order.kind === 'credits' ? { credits: order.topUp.credits } : { plan: order.key }
    const response = await callSimulator(simulatorBase, {
      path: '/checkout',
      // Without a user, the organization of the scenario pays.
      body: { ...bought, card, orderId, organizationId: user?.organizationId },
      response: CheckoutResponse,
    })
    if (response.status === 'declined') throw new RequestError(402, { message: texts.declined })
    setStatus(response.status)
  }
  const isWaitedFor = useWaitedFor(orderId, false)
  const cancel = () => {
    cancelPayment()
    window.close()
  }
  const price = priceText(order)
  return (
    <>
      <dl className={styles.order}>
        <dt className={styles.item}>{itemText(order)}</dt>
        {price !== '' && <dd className={styles.price}>{texts.perMonth(price)}</dd>}
      </dl>
      {status ? (
        <>
          <p role="status" className={styles.done}>
            {status === 'pending' ? texts.pending : texts.paid} {isWaitedFor ? texts.closesItself : texts.canBeClosed}
          </p>
          <div>
            <Button onClick={() => window.close()}>{sharedMessages.closeWindow}</Button>
          </div>
        </>
      ) : (
        <SubmitForm initialValues={noCard} schema={Card} onSubmit={pay}>
          <FormErrorBar />
          <TextField name="card" label={texts.card} hint={texts.testCards} autoComplete="cc-number" isRequired />
          <div className={styles.row}>
            <TextField
              name="expiry"
              label={texts.expiry}
              placeholder={texts.expiryFormat}
              autoComplete="cc-exp"
              isRequired
            />
            <TextField name="code" label={texts.code} autoComplete="cc-csc" isRequired />
          </div>
          <div className={styles.actions}>
            <Button onClick={cancel}>{sharedMessages.cancel}</Button>
            <SubmitButton pendingText={texts.paying}>{texts.pay(price)}</SubmitButton>
          </div>
        </SubmitForm>
      )}
    </>
  )
}

/** Empty for an earlier plan, whose price is unknown (BILL-35). */
function priceText(order: PaymentOrder): string {
  if (order.kind === 'earlierPlan') return ''
  return formatPrice(order.kind === 'plan' ? order.plan.price : order.topUp.price)
}

function itemText(order: PaymentOrder): string {
  if (order.kind === 'plan') return texts.planItem(order.plan.profiles)
  return order.kind === 'credits'
    ? texts.creditsItem(order.topUp.credits)
    : texts.earlierItem(order.plan.name, order.isAnnual)
}

/** The page to which the payment provider returns after a payment or a cancellation (BILL-43). */
function PaymentReturned({ how }: { readonly how: PaymentReturn }) {
  const [orderId] = useState(usePageOrder()?.orderId)
  const isWaitedFor = useWaitedFor(orderId, true)
  const cancelPayment = useEffectEvent(useCancelPayment())
  useEffect(() => {
    if (how === 'cancelled') cancelPayment()
  }, [how])
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

/**
 * The address of the payment provider, with placeholders. The build writes `VITE_PAYMENT_URL` into index.html, where an
 * installation can change it.
 */
const paymentTemplate = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="payment-url"]')?.content

/**
 * Redirects to the payment provider (BILL-37). Shows the outcome when the provider returns to this page (BILL-43). With
 * the simulator, shows a checkout instead (SIM-3).
 */
export default function PaymentPage() {
  const { demo } = useAtomValue(environmentAtom)
  const path = useAtomValue(pathnameAtom)
  const [search] = useSearchParams()
  const order = paymentOrder(path)
  const how = paymentReturns.find((each) => each === search.get(paymentReturnKey))
  const page = `${window.location.origin}${path}`
  const { orderId = '' } = usePageOrder() ?? {}
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
