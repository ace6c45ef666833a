import {
  type CreditTopUp,
  creditTopUps,
  type EarlierPlan,
  earlierPlanPeriods,
  earlierPlans,
  monthlyPaymentPath,
  type Plan,
  type PlanOption,
  plans,
} from '../constants.ts'
import { type Subscription } from '../organization/schema.ts'
import { type User } from '../user/schema.ts'

/** `key`: the offer's id for the payment provider. */
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

/** BILL-34 to BILL-36 */
export const paymentPaths: readonly string[] = orders.map(([path]) => path)

/** The offer of a payment page. Undefined for any other path. */
export function paymentOrder(path: string): PaymentOrder | undefined {
  return orders.find(([known]) => known === path)?.[1]
}

/** The plan of the order with this key. Undefined for AI credits and for an unknown key. */
export function planSold(key: string): Plan | EarlierPlan | undefined {
  const order = orders.find(([, each]) => each.key === key)?.[1]
  return order?.kind === 'plan' || order?.kind === 'earlierPlan' ? order.plan : undefined
}

/** BILL-43: the payment provider sends the user back to an address with this key in the query. */
export const paymentReturnKey = 'payment'
/** BILL-43. `cancelled`: the user left without paying. */
export const paymentReturns = ['returned', 'cancelled'] as const
export type PaymentReturn = (typeof paymentReturns)[number]

interface PaymentCall extends Pick<PaymentOrder, 'key'> {
  /** The payment page's address without a query. */
  readonly page: string
  /** The purchase's id. It stays the same if the user opens the payment page again. Empty without a purchase. */
  readonly orderId: string
}

/** BILL-37, BILL-38, BILL-43: the payment provider's address. Undefined without a template. */
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

/** BILL-13: a price in dollars. Whole dollars have no decimals. */
export function formatPrice(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

type Profiles = Pick<User, 'paidProfilesCount' | 'profilesCount'>

/** BILL-16: true if a purchase has succeeded. */
export function isPurchaseDetected(
  earlierPaidCount: number,
  { paidProfilesCount }: Pick<User, 'paidProfilesCount'>,
): boolean {
  return paidProfilesCount > earlierPaidCount
}

/** BILL-18, BILL-21: true if a paid profile does not exist yet, and its creation was not requested. */
export function isCreationDue({ paidProfilesCount, profilesCount }: Profiles, isRequested: boolean): boolean {
  return !isRequested && paidProfilesCount > profilesCount
}

/** BILL-2, BILL-3: true if the plan modal opens automatically. */
export function isPlanDue({ paidProfilesCount }: Pick<User, 'paidProfilesCount'>, path: string): boolean {
  return paidProfilesCount === 0 && path !== monthlyPaymentPath
}

/** BILL-41: the plans with at most `paidProfilesCount` profiles. */
export function includedPlans(paidProfilesCount: number): readonly Plan[] {
  return plans.filter(({ profiles }) => profiles <= paidProfilesCount)
}

export function planOf(option: PlanOption): Plan | undefined {
  return plans.find((plan) => plan.option === option)
}

/** BILL-40: undefined for a lifetime deal, and if no plan has exactly `paidProfilesCount` profiles. */
export function currentPlanOf(subscription: Subscription, paidProfilesCount: number): Plan | undefined {
  return subscription === 'default' ? plans.find(({ profiles }) => profiles === paidProfilesCount) : undefined
}

interface AiCredits {
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
}

const areExhausted = ({ aiCreditsUsed, aiCreditsTotal }: AiCredits): boolean => aiCreditsUsed >= aiCreditsTotal

/** BILL-27, BILL-28: true if bought credits have arrived. */
export function isTopUpDetected(earlier: AiCredits, credits: AiCredits): boolean {
  return areExhausted(earlier) ? !areExhausted(credits) : credits.aiCreditsTotal > earlier.aiCreditsTotal
}
