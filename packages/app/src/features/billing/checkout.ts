import { type PaymentOrder } from '@tandem/contract'
import { atomWithQuery } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { environmentAtom } from '../../shared/environment.ts'
import { RequestError } from '../../shared/RequestError.ts'

/** Where the simulator is that stands in for the backend, if one does; the calls are its own, beside /api/v2. */
export const simulatorBaseQueryAtom = atomWithQuery((get) => {
  const { demo, whenReady } = get(environmentAtom)
  const base = demo?.controlBase ?? '/__simulator'
  return {
    queryKey: ['simulatorBase', base],
    queryFn: async ({ signal }): Promise<string | null> => {
      await whenReady
      const answer = await fetch(`${base}/state`, { signal })
      // Another server may answer any address with the app itself.
      return answer.ok && answer.headers.has('x-simulator') ? base : null
    },
  }
})

const CheckoutAnswer = v.object({ status: v.picklist(['paid', 'declined', 'pending', 'closed']) })
export type CheckoutStatus = v.InferOutput<typeof CheckoutAnswer>['status']

interface Payment {
  readonly order: PaymentOrder
  readonly card: string
  /** Made by the page: the same order is counted once. */
  readonly orderId: string
  /** Who buys; the scenario's own organization where nobody is signed in. */
  readonly organizationId: number | undefined
}

/** Pays at the simulator's checkout. */
export async function payAtSimulator(
  base: string,
  { order, card, orderId, organizationId }: Payment,
): Promise<CheckoutStatus> {
  const bought = order.kind === 'credits' ? { credits: order.topUp.credits } : { plan: order.key }
  const body = JSON.stringify({ ...bought, card, orderId, organizationId })
  const answer = await fetch(`${base}/checkout`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
  if (!answer) throw new RequestError(0, undefined)
  const read: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw new RequestError(answer.status, read)
  return v.parse(CheckoutAnswer, read).status
}

/** The name of one order. */
export const newOrderId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
