import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import { endChoiceAtom } from '../flow.ts'
import { billingMessages } from '../messages.ts'
import { abandonPurchaseAtom, showPaymentAtom } from '../payment.ts'
import { type PurchaseKind } from '../purchase.ts'

const { payment: texts } = billingMessages

/** The ways on with a payment that is waited for: its page, or the end of the wait (BILL-30). */
export function WaitingPayment({ kind }: { readonly kind: PurchaseKind }) {
  const endChoice = useSetAtom(endChoiceAtom)
  const show = useSetAtom(showPaymentAtom)
  const abandon = useSetAtom(abandonPurchaseAtom)
  return (
    <>
      <Button
        onClick={() => {
          endChoice()
          show(kind)
        }}
      >
        {texts.open}
      </Button>
      <Button onClick={() => abandon(kind)}>{texts.unpaid}</Button>
    </>
  )
}
