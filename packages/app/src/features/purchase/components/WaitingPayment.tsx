import { Button } from '@fluentui/react-components'
import { useStore } from 'jotai'
import { billingMessages } from '../messages.ts'
import { endOrder, showPayment } from '../payment.ts'
import { type PurchaseKind } from '../purchase.ts'

const { payment: texts } = billingMessages

/** Opens or cancels a pending payment (BILL-30). */
export function WaitingPayment({ kind }: { readonly kind: PurchaseKind }) {
  const store = useStore()
  return (
    <>
      <Button onClick={() => showPayment(store, kind)}>{texts.open}</Button>
      <Button onClick={() => endOrder(store, kind, 'abandon')}>{texts.unpaid}</Button>
    </>
  )
}
