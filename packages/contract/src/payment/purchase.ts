import { monthlyPaymentPath, plans, type Plan, type PlanOption } from '../constants.ts'
import { type Subscription } from '../organization/schema.ts'
import { type User } from '../user/schema.ts'

type Profiles = Pick<User, 'paidProfilesCount' | 'profilesCount'>

/** BILL-16: a purchase has succeeded when `paidProfilesCount` is above its earlier value. */
export function isPurchaseDetected(
  earlierPaidCount: number,
  { paidProfilesCount }: Pick<User, 'paidProfilesCount'>,
): boolean {
  return paidProfilesCount > earlierPaidCount
}

/** BILL-18, BILL-21: whether a profile has to be created: one is paid, does not exist, and was not requested yet. */
export function isCreationDue({ paidProfilesCount, profilesCount }: Profiles, isRequested: boolean): boolean {
  return !isRequested && paidProfilesCount > profilesCount
}

/** BILL-2, BILL-3: whether the plan modal opens by itself on a path. */
export function isPlanDue({ paidProfilesCount }: Pick<User, 'paidProfilesCount'>, path: string): boolean {
  return paidProfilesCount === 0 && path !== monthlyPaymentPath
}

/** BILL-41: plans that bring no more profiles than are paid for already. */
export function includedPlans(paidProfilesCount: number): readonly Plan[] {
  return plans.filter(({ profiles }) => profiles <= paidProfilesCount)
}

export function planOf(option: PlanOption): Plan | undefined {
  return plans.find((plan) => plan.option === option)
}

/**
 * BILL-40: the plan that an organization has; undefined for a lifetime deal and for a number of profiles that no plan
 * brings.
 */
export function currentPlanOf(subscription: Subscription, paidProfilesCount: number): Plan | undefined {
  return subscription === 'default' ? plans.find(({ profiles }) => profiles === paidProfilesCount) : undefined
}
