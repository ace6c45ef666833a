import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import { billingMessages } from '../messages.ts'
import { endOrderAtom, showPaymentAtom } from '../payment.ts'
import { type PurchaseKind } from '../purchase.ts'

const { payment: texts } = billingMessages

/** The actions for a pending payment: open its page, or stop waiting for it (BILL-30). */
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
