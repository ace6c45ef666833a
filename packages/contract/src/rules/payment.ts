import {
  creditTopUps,
  earlierPlanPeriods,
  earlierPlans,
  plans,
  type CreditTopUp,
  type EarlierPlan,
  type Plan,
} from '../constants.ts'

/** What a payment page sells; `key` is what the payment provider knows it by. */
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

/** All payment pages (document 1, section 2; decisions, 'Names'). */
export const paymentPaths: readonly string[] = orders.map(([path]) => path)

/** What the payment page at a path sells; undefined where there is none. */
export function paymentOrder(path: string): PaymentOrder | undefined {
  return orders.find(([known]) => known === path)?.[1]
}

/** What a plan brings, by the key of its order: an earlier one as well as one of today. Undefined for a key that no page sells. */
export function planSold(key: string): Plan | EarlierPlan | undefined {
  const order = orders.find(([, each]) => each.key === key)?.[1]
  return order?.kind === 'plan' || order?.kind === 'earlierPlan' ? order.plan : undefined
}

/** Where production sends the popup: the configured address with `{plan}` replaced (decisions, 'Payments'); undefined: payment is not configured. */
export function paymentUrl(template: string | undefined, { key }: Pick<PaymentOrder, 'key'>): string | undefined {
  return template ? template.replaceAll('{plan}', encodeURIComponent(key)) : undefined
}

/** Dollars with a $ prefix (document 2, section 3); cents only where there are some. */
export function formatPrice(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
