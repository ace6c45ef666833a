import {
  creditTopUps,
  earlierPlanPeriods,
  earlierPlans,
  plans,
  type CreditTopUp,
  type EarlierPlan,
  type Plan,
} from '../constants.ts'

/** The offer of a payment page; `key` is its id at the payment provider. */
export type PaymentOrder =
  | { readonly kind: 'plan'; readonly key: string; readonly plan: Plan }
  | { readonly kind: 'credits'; readonly key: string; readonly topUp: CreditTopUp }
  | { readonly kind: 'earlierPlan'; readonly key: string; readonly plan: EarlierPlan; readonly isAnnual: boolean }

const orders: readonly (readonly [path: string, order: PaymentOrder])[] = [
  ...plans.map((plan) => [plan.paymentPath, { kind: 'plan', key: plan.option, plan }] as const),
  ...creditTopUps.map(
    (topUp) => [topUp.paymentPath, { kind: 'credits', key: `ai-credits-${topUp.credits}`, topUp }] as const,
  ),
  ...earlierPlans.flatMap((plan) =>
    earlierPlanPeriods.map((period) => {
      const key = `${plan.name}-${period}`
      return [`/payment-${key}`, { kind: 'earlierPlan', key, plan, isAnnual: period === 'annually' }] as const
    }),
  ),
]

/** BILL-34 to BILL-36: the paths of all payment pages. */
export const paymentPaths: readonly string[] = orders.map(([path]) => path)

/** The offer of the payment page at a path; undefined for a path without one. */
export function paymentOrder(path: string): PaymentOrder | undefined {
  return orders.find(([known]) => known === path)?.[1]
}

/** The plan of an order, by its key; undefined for a key that is not a plan's. */
export function planSold(key: string): Plan | EarlierPlan | undefined {
  const order = orders.find(([, each]) => each.key === key)?.[1]
  return order?.kind === 'plan' || order?.kind === 'earlierPlan' ? order.plan : undefined
}

/** BILL-43: how a provider leads back to the payment page, in its query. */
export const paymentReturnKey = 'payment'
export const paymentReturns = ['returned', 'cancelled'] as const
export type PaymentReturn = (typeof paymentReturns)[number]

interface PaymentCall extends Pick<PaymentOrder, 'key'> {
  /** Address of the payment page, without a query. */
  readonly page: string
  /** The same each time that this purchase's page is opened; empty where no purchase waits for it. */
  readonly orderId: string
}

/**
 * BILL-37, BILL-38, BILL-43: the configured address with `{plan}` and `{order}` replaced, and `{return}` and `{cancel}`
 * by the addresses that the provider leads back to; undefined when payment is not configured.
 */
export function paymentUrl(template: string | undefined, { key, page, orderId }: PaymentCall): string | undefined {
  const backAs = (how: PaymentReturn) => encodeURIComponent(`${page}?${paymentReturnKey}=${how}`)
  return template
    ? template
        .replaceAll('{plan}', encodeURIComponent(key))
        .replaceAll('{order}', encodeURIComponent(orderId))
        .replaceAll('{return}', backAs('returned'))
        .replaceAll('{cancel}', backAs('cancelled'))
    : undefined
}

/** BILL-13: dollars with a $ prefix, and cents when they are not 0. */
export function formatPrice(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
