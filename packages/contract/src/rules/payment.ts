import {
  creditTopUps,
  earlierPlanPeriods,
  earlierPlans,
  plans,
  type CreditTopUp,
  type EarlierPlan,
  type Plan,
} from '../constants.ts'

/** What a payment page sells; `key` is its id at the payment provider. */
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

/** What the payment page at a path sells; undefined for a path without one. */
export function paymentOrder(path: string): PaymentOrder | undefined {
  return orders.find(([known]) => known === path)?.[1]
}

/** The plan of an order, by its key; undefined for a key that is not a plan's. */
export function planSold(key: string): Plan | EarlierPlan | undefined {
  const order = orders.find(([, each]) => each.key === key)?.[1]
  return order?.kind === 'plan' || order?.kind === 'earlierPlan' ? order.plan : undefined
}

/** BILL-37, BILL-38: the configured address with `{plan}` replaced; undefined when payment is not configured. */
export function paymentUrl(template: string | undefined, { key }: Pick<PaymentOrder, 'key'>): string | undefined {
  return template ? template.replaceAll('{plan}', encodeURIComponent(key)) : undefined
}

/** BILL-13: dollars with a $ prefix, and cents when they are not 0. */
export function formatPrice(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
