import { type PaymentOrder } from '@tandem/contract'
import * as v from 'valibot'
import { callSimulator } from '../../shared/simulator/simulatorCalls.ts'

const CheckoutAnswer = v.object({ status: v.picklist(['paid', 'declined', 'pending', 'closed']) })
export type CheckoutStatus = v.InferOutput<typeof CheckoutAnswer>['status']

interface Payment {
  readonly order: PaymentOrder
  readonly card: string
  /** An order is paid once. */
  readonly orderId: string
  /** The buyer; the scenario's own organization where nobody is signed in. */
  readonly organizationId: number | undefined
}

/** Pays at the simulator's checkout. */
export async function payAtSimulator(base: string, { order, ...payment }: Payment): Promise<CheckoutStatus> {
  const bought = order.kind === 'credits' ? { credits: order.topUp.credits } : { plan: order.key }
  const { status } = await callSimulator(base, {
    path: '/checkout',
    body: { ...bought, ...payment },
    answer: CheckoutAnswer,
  })
  return status
}
