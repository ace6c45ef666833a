import { Banner } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { billingMessages } from '../messages.ts'
import { backgroundPaymentsAtom } from '../purchaseAtoms.ts'
import { WaitingPayment } from './WaitingPayment.tsx'

const { payment: texts } = billingMessages

/** Shows a banner for each pending payment, except for the payment in the open overlay (BILL-29). */
export function PaymentBanners() {
  return useAtomValue(backgroundPaymentsAtom).map((kind) => (
    <Banner key={kind} intent="info" title={texts.waiting[kind]} action={<WaitingPayment kind={kind} />}>
      {texts.waitingText}
    </Banner>
  ))
}
