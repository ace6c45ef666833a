import { monthlyPaymentPath, plans, type Plan, type PlanOption } from '../constants.ts'
import { type Subscription } from '../resources/organization.ts'
import { type User } from '../resources/user.ts'

type Profiles = Pick<User, 'paidProfilesCount' | 'profilesCount'>

/** A purchase has gone through when paidProfilesCount rises above its earlier value (document 1, section 4). */
export function isPurchaseDetected(
  earlierPaidCount: number,
  { paidProfilesCount }: Pick<User, 'paidProfilesCount'>,
): boolean {
  return paidProfilesCount > earlierPaidCount
}

/** Profile creation is due when paid profiles exceed profiles; it is requested only once (document 1, section 4). */
export function isCreationDue({ paidProfilesCount, profilesCount }: Profiles, isRequested: boolean): boolean {
  return !isRequested && paidProfilesCount > profilesCount
}

/** The plan modal opens by itself when the user has no paid profile, everywhere but on /monthlyPayment (document 1, section 2). */
export function isPlanDue({ paidProfilesCount }: Pick<User, 'paidProfilesCount'>, path: string): boolean {
  return paidProfilesCount === 0 && path !== monthlyPaymentPath
}

export function planOf(option: PlanOption): Plan | undefined {
  return plans.find((plan) => plan.option === option)
}

const tiers: Readonly<Record<string, Exclude<Subscription, 'default'>>> = {
  '1': 'appsumo_tier1',
  '2': 'appsumo_tier2',
  '3': 'appsumo_tier3',
}

/** The tier that a registration's code stands for: TIER1…, TIER2…, TIER3… (decisions, 'Payments'); undefined for an unknown code. */
export function subscriptionOfCode(code: string): Exclude<Subscription, 'default'> | undefined {
  return tiers[/^TIER([123])/i.exec(code.trim())?.[1] ?? '']
}
