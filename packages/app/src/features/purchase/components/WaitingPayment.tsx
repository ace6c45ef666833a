import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import { billingMessages } from '../messages.ts'
import { endOrderAtom, showPaymentAtom } from '../payment.ts'
import { type PurchaseKind } from '../purchase.ts'

const { payment: texts } = billingMessages

/** The ways on with a payment that is waited for: its page, or the end of the wait (BILL-30). */
export function WaitingPayment({ kind }: { readonly kind: PurchaseKind }) {
  const show = useSetAtom(showPaymentAtom)
  const endOrder = useSetAtom(endOrderAtom)
  return (
    <>
      <Button onClick={() => show(kind)}>{texts.open}</Button>
      <Button onClick={() => endOrder(kind, 'abandon')}>{texts.unpaid}</Button>
    </>
  )
}
