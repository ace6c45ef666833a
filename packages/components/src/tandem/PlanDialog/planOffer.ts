export interface PlanOffer {
  readonly id: string
  readonly title: string
  /** Dollars per month. */
  readonly price: number
  /** One line. */
  readonly description: string
  /** Shown above the features, for example 'Everything in 1 profile, plus'. */
  readonly featureDescription?: string | undefined
  readonly features: readonly string[]
  /** The plan is recommended. */
  readonly isHighlighted?: boolean | undefined
}

/** `values` has a value for each plan, by the plan's id. A missing value counts as `false`. */
export interface PlanComparisonRow {
  readonly id: string
  readonly label: string
  readonly values: Readonly<Record<string, string | boolean>>
}

/** `buy` sells a first plan, `upgrade` a larger plan. */
export type PlanMode = 'buy' | 'upgrade'

export type PlanState = 'available' | 'current' | 'lower'

/** The smallest plan must come first, the largest plan last. */
export function planStatesOf(
  plans: readonly Pick<PlanOffer, 'id'>[],
  mode: PlanMode,
  currentPlanId: string | undefined,
  includedPlanIds: readonly string[] = [],
): readonly PlanState[] {
  if (mode === 'buy') return plans.map(() => 'available')
  const current = plans.findIndex(({ id }) => id === currentPlanId)
  return plans.map(({ id }, index) =>
    index === current ? 'current' : index < current || includedPlanIds.includes(id) ? 'lower' : 'available',
  )
}

/**
 * Returns the index of the highlighted plan. If this plan is not available, returns the index of the first available
 * plan, or -1.
 */
export function leadingPlanIndex(plans: readonly PlanOffer[], states: readonly PlanState[]): number {
  const highlighted = plans.findIndex(
    ({ isHighlighted }, index) => isHighlighted === true && states[index] === 'available',
  )
  return highlighted >= 0 ? highlighted : states.indexOf('available')
}
